/** Sky colours by the height of the sun in degrees, ascending; interpolated in between. */
const skyColours = [
  { height: -18, rgb: [12, 27, 36] },
  { height: -12, rgb: [16, 40, 56] },
  { height: -8.5, rgb: [28, 71, 99] },
  { height: -5, rgb: [93, 147, 173] },
  { height: -2.4, rgb: [201, 172, 160] },
  { height: -0.833, rgb: [233, 185, 139] },
  { height: 6, rgb: [243, 226, 184] },
  { height: 20, rgb: [250, 243, 222] },
] as const

/** Returns the colour of the light (`#rrggbb`) for a height of the sun in degrees. */
export function lightColour(height: number): string {
  const [darkest] = skyColours
  const brightest = skyColours[skyColours.length - 1] ?? darkest
  if (height <= darkest.height) return toHex(darkest.rgb)
  const upper = skyColours.findIndex((colour) => height < colour.height)
  const from = skyColours[upper - 1]
  const to = skyColours[upper]
  if (!from || !to) return toHex(brightest.rgb)
  const part = (height - from.height) / (to.height - from.height)
  return toHex(from.rgb.map((value, index) => value + part * ((to.rgb[index] ?? value) - value)))
}

function toHex(rgb: readonly number[]): string {
  return `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}
