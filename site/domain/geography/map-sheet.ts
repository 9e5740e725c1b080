/**
 * Degrees, WGS 84, latitude first: what the map covers. The box of its layers (scripts/build-map/read-layers.ts) without the corner
 * beyond the border of Norway, where they end.
 */
export const mapSheet = [
  [69, 12],
  [69, 16.8],
  [68.15, 16.8],
  [67.3, 15.95],
  [67.3, 12],
] as const
