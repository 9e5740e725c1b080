/** Where the islands begin for who comes by the road, and where it ends. */
const svolvaer = { latitude: 68.234, longitude: 14.568 }
const aa = { latitude: 67.879, longitude: 12.983 }

/** A degree of longitude against one of latitude, half-way down the islands. */
const shrink = Math.cos((((svolvaer.latitude + aa.latitude) / 2) * Math.PI) / 180)
const way = { x: (aa.longitude - svolvaer.longitude) * shrink, y: aa.latitude - svolvaer.latitude }
const length = Math.hypot(way.x, way.y)

/**
 * Tells how far down the islands a position lies, in degrees of latitude along the straight line from Svolvær (0) in the
 * north-east to Å in the south-west; what comes before Svolvær is negative. Markers get the focus in this order.
 */
export function placeAlongIslands({ latitude, longitude }: { latitude: number; longitude: number }): number {
  return ((longitude - svolvaer.longitude) * shrink * way.x + (latitude - svolvaer.latitude) * way.y) / length
}
