/** Returns the number that lies the share `t` of the way from `a` to `b`. */
export function interpolate(a: number, b: number, t: number): number {
  return a + (b - a) * t
}

/** Returns `n` held between `low` and `high`. */
export function clamp(n: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, n))
}

/** Returns `n` as a whole number: most coordinates of a picture need no more. */
export function whole(n: number): number {
  return Math.round(n)
}

/** Returns `n` with one decimal. */
export function tenth(n: number): number {
  return Math.round(n * 10) / 10
}
