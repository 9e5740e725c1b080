function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
}

/** Returns the colour `t` (0 to 1) of the way from `a` to `b`; all as #rrggbb. */
export function mix(a: string, b: string, t: number): string {
  const target = channelsOf(b)
  const mixed = channelsOf(a).map((value, index) => Math.round(value + ((target[index] ?? 0) - value) * t))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Returns WCAG 2 relative luminance, after dimming by `dim`. */
export function luminanceOf(colour: string, dim = 1): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((value) => {
    const channel = (value / 255) * dim
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the WCAG 2 contrast ratio, 1 to 21; `dim` dims the ground, as dark mode dims pictures. */
export function contrastOf(ground: string, ink: string, dim = 1): number {
  const [high = 0, low = 0] = [luminanceOf(ground, dim), luminanceOf(ink)].sort((one, other) => other - one)
  return (high + 0.05) / (low + 0.05)
}
