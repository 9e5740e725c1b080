/** Metres around the equator, as Web Mercator has it. */
const equator = 2 * Math.PI * 6_378_137
/** Pixels. */
const widest = 120

export interface ScaleBar {
  metres: number
  /** Pixels. */
  width: number
}

/** Returns the longest round distance (1, 2 or 5 with zeros) that fits into 120 pixels at a latitude and zoom level. */
export function chooseScale(latitude: number, zoom: number): ScaleBar {
  const perPixel = (equator * Math.cos((latitude * Math.PI) / 180)) / (256 * 2 ** zoom)
  const most = perPixel * widest
  const power = 10 ** Math.floor(Math.log10(most))
  const metres = [5, 2, 1].map((digit) => digit * power).find((each) => each <= most) ?? power
  return { metres, width: Math.round(metres / perPixel) }
}
