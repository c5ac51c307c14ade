import NavModel
import NavTUI

extension Exhibits {
  /// Writing that is not from the left in narrow letters.
  static var scripts: Wing {
    Wing(title: "Scripts", exhibits: [chinese, hebrew, arabic])
  }

  private static var chinese: Exhibit {
    Exhibit("chinese", "中文", "Chinese: glyphs two cells wide", shape: { $0.item.title = "导航" }) {
      TextContent([
        .init("屏幕会滑动", .heading), .init(""),
        .init(
          "在任意位置向右拖动，当前屏幕就跟着指针移动，下面的屏幕以视差效果一同滑入。松手时，根据位置和速度决定返回还是留下。滑动途中可以随时按住它，也可以用方向键让它掉头。"
        ),
        .init(""),
        .init("返回按钮、隐藏的导航栏和自定义的颜色都不会妨碍手势。慢慢拖动，看边缘怎样切开一个个汉字：没有哪个字会只剩一半。"),
        .init(""),
        .init(
          """
          Every glyph here is two cells wide. Pull slowly: where the edge would cut one in half, a \
          blank stands instead. Much of what is published about these systems is in Chinese, \
          MLNavigationController’s 返回 among it.
          """,
          .secondary
        ),
      ])
    }
  }

  private static var hebrew: Exhibit {
    rightToLeft(
      "hebrew",
      "עברית",
      "Hebrew: everything leads from the right",
      [
        .init("מסכים שמחליקים", .heading), .init(""),
        .init(
          "גררו שמאלה מכל מקום כדי לחזור למסך הקודם. המסך עוקב אחר הסמן, והמסך שמתחתיו נכנס איתו."
        ),
        .init("החיצים מתחלפים: חץ ימינה חוזר, חץ שמאלה פותח."),
      ]
    )
  }

  private static var arabic: Exhibit {
    rightToLeft(
      "arabic",
      "العربية",
      "Arabic: everything leads from the right",
      [
        .init("شاشات تنزلق", .heading), .init(""),
        .init(
          "اسحب إلى اليسار من أي مكان للعودة إلى الشاشة السابقة. تتبع الشاشة المؤشر، وتدخل معها الشاشة التي تحتها."
        ),
        .init("الأسهم تتبادل: السهم الأيمن يعود، والأيسر يفتح."),
      ]
    )
  }

  /// A page during which everything leads from the right.
  private static func rightToLeft(
    _ name: String,
    _ title: String,
    _ detail: String,
    _ paragraphs: [TextContent.Paragraph]
  ) -> Exhibit {
    Exhibit(name, title, detail, direction: .rightToLeft) {
      TextContent(
        paragraphs + [
          .init(""),
          .init(
            """
            While this page is there the whole window is mirrored: it came from the left, and a \
            drag to the left, or →, takes it back. RTRootNavigationController’s issue 311 asked \
            for it. Letters are sent in the order of reading; terminals that know both directions \
            turn them.
            """,
            .secondary
          ),
        ]
      )
    }
  }
}
