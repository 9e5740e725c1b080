/** Returns the next number in [0, 1). */
export type Random = () => number

/** Returns a deterministic generator. */
export function seeded(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296
  }
}

/** Returns a seed for a part of a picture, so that changing one part does not shift the others. */
export function seedOf(seed: number, name: string): number {
  let hash = 2166136261 ^ seed
  for (let index = 0; index < name.length; index++) hash = Math.imul(hash ^ name.charCodeAt(index), 16777619)
  return hash | 0
}

export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random()
}

export function pick<T>(random: Random, list: readonly [T, ...T[]]): T {
  return list[Math.floor(random() * list.length)] ?? list[0]
}
