/** Gives the next number in [0, 1) of its series. */
export type Random = () => number

/** Returns the series that `seed` names: the same seed gives the same picture, byte for byte. */
export function seeded(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296
  }
}

/** Returns a seed made of a number and a name, so that one part of a picture can change without shifting the chance of the others. */
export function seedOf(seed: number, name: string): number {
  let hash = 2166136261 ^ seed
  for (let index = 0; index < name.length; index++) hash = Math.imul(hash ^ name.charCodeAt(index), 16777619)
  return hash | 0
}

/** Returns a number between `low` and `high`. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random()
}

/** Returns one member of `list`. */
export function pick<T>(random: Random, list: readonly [T, ...T[]]): T {
  return list[Math.floor(random() * list.length)] ?? list[0]
}
