/** Promises the headers of an answer whose body is unpacked by now. */
export function unpackedHeaders({ headers }: Response): Headers {
  const unpacked = new Headers(headers)
  unpacked.delete('content-encoding')
  unpacked.delete('content-length')
  return unpacked
}
