export interface BodyCache {
  /** Resolves to the body of that name, made by `make` unless it is remembered; asked for by many at once, it is made once. */
  get: (name: string, make: () => Promise<Buffer>) => Promise<Buffer>
}

/** Returns a memory for bodies of which it holds those asked for last, at most so many bytes of them. */
export function createBodyCache(mostBytes: number): BodyCache {
  const remembered = new Map<string, Buffer>()
  const underWay = new Map<string, Promise<Buffer>>()
  let bytes = 0

  function remember(name: string, body: Buffer): void {
    if (body.length > mostBytes) return
    remembered.set(name, body)
    bytes += body.length
    for (const [oldest, { length }] of remembered) {
      if (bytes <= mostBytes) return
      remembered.delete(oldest)
      bytes -= length
    }
  }

  async function makeOnce(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    try {
      const body = await make()
      remember(name, body)
      return body
    } finally {
      underWay.delete(name)
    }
  }

  return {
    async get(name, make) {
      const known = remembered.get(name)
      if (known) {
        // The order of a Map is that of being put in: the first is the one not asked for longest.
        remembered.delete(name)
        remembered.set(name, known)
        return known
      }
      const awaited = underWay.get(name) ?? makeOnce(name, make)
      underWay.set(name, awaited)
      return awaited
    },
  }
}
