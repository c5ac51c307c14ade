import CYaml
import LibC

/// A piece of YAML, with the line it begins in.
public struct YAMLNode: Sendable, Equatable {
  /// What it is.
  public indirect enum Content: Sendable, Equatable {
    /// A text, a number or a word.
    case text(String)
    /// Several in order.
    case list([YAMLNode])
    /// Several by name, in order.
    case map([Entry])
  }

  /// A name and what it stands for.
  public struct Entry: Sendable, Equatable {
    /// The name.
    public var key: String
    /// The line of the name, from 1.
    public var line: Int
    /// What it stands for.
    public var node: YAMLNode
  }

  /// What it is.
  public var content: Content
  /// The line it begins in, from 1.
  public var line: Int

  /// The text; nil for a list or a map.
  public var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// What is wrong with a text that is no YAML.
  public struct Failure: Error, Equatable {
    /// The line, from 1.
    public var line: Int
    /// What is wrong.
    public var message: String
  }

  /// Reads a text; nothing in it is nil.
  public static func parse(_ text: some Sequence<UInt8>) throws(Failure) -> YAMLNode? {
    var reader = YAMLReader()
    return try reader.read(Array(text))
  }
}

/// Builds nodes from libyaml's events, without recursion.
private struct YAMLReader {
  /// Lists and maps in one another beyond this are refused.
  private static let deepest = 32

  private enum Open {
    case list([YAMLNode], line: Int)
    case map([YAMLNode.Entry], key: (text: String, line: Int)?, line: Int)
  }

  private var open: [Open] = []
  private var result: YAMLNode?

  mutating func read(_ text: [UInt8]) throws(YAMLNode.Failure) -> YAMLNode? {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) != 0 else {
      throw YAMLNode.Failure(line: 1, message: "there is no memory to read it")
    }
    defer { yaml_parser_delete(&parser) }
    let input = UnsafeMutablePointer<UInt8>.allocate(capacity: max(text.count, 1))
    defer { input.deallocate() }
    for (index, byte) in text.enumerated() { input[index] = byte }
    yaml_parser_set_input_string(&parser, input, text.count)
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(&parser, &event) != 0 else {
        let reason = parser.problem.map { String(cString: $0) } ?? "it cannot be read"
        throw YAMLNode.Failure(line: Int(parser.problem_mark.line) + 1, message: reason)
      }
      defer { yaml_event_delete(&event) }
      if event.type == YAML_STREAM_END_EVENT { return result }
      try take(event)
    }
  }

  private mutating func take(_ event: yaml_event_t) throws(YAMLNode.Failure) {
    let line = Int(event.start_mark.line) + 1
    switch event.type {
    case YAML_SCALAR_EVENT:
      let bytes = UnsafeBufferPointer(
        start: event.data.scalar.value,
        count: event.data.scalar.length
      )
      add(.text(String(decoding: bytes, as: UTF8.self)), line)
    case YAML_SEQUENCE_START_EVENT:
      open.append(.list([], line: line))
    case YAML_MAPPING_START_EVENT:
      open.append(.map([], key: nil, line: line))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      switch open.popLast() {
      case .list(let nodes, let line)?: add(.list(nodes), line)
      case .map(let entries, _, let line)?: add(.map(entries), line)
      case nil: break
      }
    case YAML_ALIAS_EVENT:
      throw YAMLNode.Failure(line: line, message: "aliases (*) are not understood here")
    default:
      break
    }
    guard open.count <= Self.deepest else {
      throw YAMLNode.Failure(line: line, message: "lists and maps stand too deep in one another")
    }
  }

  private mutating func add(_ content: YAMLNode.Content, _ line: Int) {
    let node = YAMLNode(content: content, line: line)
    switch open.popLast() {
    case nil:
      if result == nil { result = node }
    case .list(let nodes, let start)?:
      open.append(.list(nodes + [node], line: start))
    case .map(let entries, nil, let start)?:
      open.append(.map(entries, key: (node.text ?? "", line), line: start))
    case .map(let entries, let key?, let start)?:
      let entry = YAMLNode.Entry(key: key.text, line: key.line, node: node)
      open.append(.map(entries + [entry], key: nil, line: start))
    }
  }
}
