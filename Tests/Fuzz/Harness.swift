/// What libFuzzer calls with bytes of its invention.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  if let fault = DecoderProperties.fault(Array(UnsafeBufferPointer(start: start, count: count))) {
    fatalError(fault)
  }
  return 0
}
