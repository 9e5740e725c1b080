import { LRUCache } from 'lru-cache'

export interface BodyCache {
  /** Resolves with the body of a name, made by `make` if needed; concurrent callers share one call. */
  get: (name: string, make: () => Promise<Buffer>) => Promise<Buffer>
}

/** Returns an LRU cache of at most `mostBytes`. */
export function createBodyCache(mostBytes: number): BodyCache {
  // lru-cache rejects a size of 0.
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
