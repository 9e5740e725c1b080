import { LRUCache } from 'lru-cache'

export interface BodyCache {
  /** Returns the body of that name, made by `make` unless it is in memory; asked for by many at once, it is made once. */
  get: (name: string, make: () => Promise<Buffer>) => Promise<Buffer>
}

/** Returns a cache of the bodies asked for last, at most so many bytes of them. */
export function createBodyCache(mostBytes: number): BodyCache {
  // An empty body counts as well, since each has a size.
  const bodies = new LRUCache<string, Buffer>({ maxSize: mostBytes, sizeCalculation: ({ length }) => length + 1 })
  const underWay = new Map<string, Promise<Buffer>>()

  async function makeOnce(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    try {
      const body = await make()
      bodies.set(name, body)
      return body
    } finally {
      underWay.delete(name)
    }
  }

  return {
    async get(name, make) {
      const known = bodies.get(name)
      if (known) return known
      const awaited = underWay.get(name) ?? makeOnce(name, make)
      underWay.set(name, awaited)
      return awaited
    },
  }
}
