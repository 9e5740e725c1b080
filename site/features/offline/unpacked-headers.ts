/** Returns the headers of a response whose body has been decompressed. */
export function unpackedHeaders({ headers }: Response): Headers {
  const unpacked = new Headers(headers)
  unpacked.delete('content-encoding')
  unpacked.delete('content-length')
  return unpacked
}
