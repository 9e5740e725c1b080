/** Start and end of the road along the islands. */
const svolvaer = { latitude: 68.234, longitude: 14.568 }
const aa = { latitude: 67.879, longitude: 12.983 }

/** Length of a degree of longitude relative to latitude, half-way down the islands. */
const shrink = Math.cos((((svolvaer.latitude + aa.latitude) / 2) * Math.PI) / 180)
const way = { x: (aa.longitude - svolvaer.longitude) * shrink, y: aa.latitude - svolvaer.latitude }
const length = Math.hypot(way.x, way.y)

/** Returns the degrees from Svolvær (0) towards Å along the islands: the tab order of markers. */
export function placeAlongIslands({ latitude, longitude }: { latitude: number; longitude: number }): number {
  return ((longitude - svolvaer.longitude) * shrink * way.x + (latitude - svolvaer.latitude) * way.y) / length
}
