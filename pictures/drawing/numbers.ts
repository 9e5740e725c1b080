export function interpolate(a: number, b: number, t: number): number {
  return a + (b - a) * t
}

export function clamp(n: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, n))
}

export function whole(n: number): number {
  return Math.round(n)
}

export function tenth(n: number): number {
  return Math.round(n * 10) / 10
}
