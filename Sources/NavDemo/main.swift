import NavTUI

print("navtui")
