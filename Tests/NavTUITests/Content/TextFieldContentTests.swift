import NavTUI
import Testing

@Suite("Text fields")
struct TextFieldContentTests {
  private func draw(_ field: TextFieldContent, columns: Int = 20) -> Surface {
    var surface = Surface(size: Size(columns: columns, rows: 5))
    Canvas.draw(on: &surface, look: Look()) { field.draw(on: &$0) }
    return surface
  }

  private func type(_ keys: Key..., into field: TextFieldContent) {
    for key in keys { #expect(field.handle(.key(KeyPress(key))) == .handled) }
  }

  @Test("Printable keys are text, wherever the cursor is")
  func typing() {
    let field = TextFieldContent(label: "Name")
    #expect(field.acceptsText)
    type(.character("q"), .character("返"), .left, .character("l"), into: field)
    #expect(field.text == "ql返")
    #expect(field.cursor == 2)
    type(.end, .backspace, .home, .delete, into: field)
    #expect(field.text == "l")
    type(.left, .left, .delete, .delete, into: field)
    #expect(field.text == "")
  }

  @Test("Backspace in an empty field, and keys with Control, are left to others")
  func ignored() {
    let field = TextFieldContent(label: "Name")
    #expect(field.handle(.key(KeyPress(.backspace))) == .ignored)
    #expect(field.handle(.key(KeyPress(.character("c"), .control))) == .ignored)
    #expect(field.handle(.key(KeyPress(.escape))) == .ignored)
    #expect(field.text == "")
  }

  @Test("Pasted text comes in on one line and without commands")
  func paste() {
    let field = TextFieldContent(label: "Name", text: "()")
    type(.left, into: field)
    #expect(field.handle(.paste("a\nb\u{1B}[2J\tc")) == .handled)
    #expect(field.text == "(a b[2J c)")
    #expect(field.cursor == 9)
  }

  @Test("A mark that joins the character before it keeps the cursor within the text")
  func joining() {
    let field = TextFieldContent(label: "Name")
    type(.character("e"), .character("\u{301}"), .character("x"), into: field)
    #expect(field.text == "e\u{301}x")
    #expect(field.cursor == 2)
  }

  @Test("Enter opens what the field is for")
  func enter() {
    let field = TextFieldContent(label: "Name", action: "search")
    #expect(field.handle(.key(KeyPress(.enter))) == .open("search"))
  }

  @Test("The cursor is a reversed cell and stays in sight in a longer text")
  func cursor() {
    let field = TextFieldContent(label: "Name", text: "abcdefghijklmnopqrstuvwxyz")
    let surface = draw(field)
    #expect(surface.text == ["", "   Name", "", "   nopqrstuvwxyz", ""])
    #expect(surface[16, 3].style.attributes == .reverse)
    type(.home, into: field)
    #expect(draw(field).text[3] == "   abcdefghijklmn")
    #expect(draw(field)[3, 3].style.attributes == .reverse)
  }

  @Test("In a wide window it is aligned with the rows of lists")
  func wide() {
    let list = ListContent(sections: [ListSection(rows: [ListRow("Name")])])
    var surface = Surface(size: Size(columns: 140, rows: 5))
    Canvas.draw(on: &surface, look: Look()) { list.draw(on: &$0) }
    let rows = [draw(TextFieldContent(label: "Name"), columns: 140).text[1], surface.text[1]]
    let places = rows.map { row in
      row.firstRange(of: "Name").map { $0.lowerBound.utf16Offset(in: row) }
    }
    #expect(places == [23, 23])
  }
}
