/** The colours and letters of the drawn map, each a custom property of the page (own-map.css, tokens.css). */
const properties = {
  sea: '--shallow',
  shore: '--map-shore',
  land: '--land',
  hill: '--map-hill',
  coast: '--map-coast',
  contour: '--map-contour',
  light: '--map-light',
  shade: '--map-shade',
  lake: '--map-lake',
  river: '--map-river',
  builtUp: '--map-built-up',
  graticule: '--map-graticule',
  around: '--map-around',
  mainRoad: '--rorbu',
  road: '--map-road',
  casing: '--map-casing',
  ink: '--ink',
  quiet: '--ink-2',
  water: '--sea',
  paper: '--paper',
  european: '--map-european',
  onEuropean: '--map-on-european',
  sans: '--sans',
  serif: '--serif',
} as const

export type MapPalette = Record<keyof typeof properties, string>

/** Returns the colours and fonts of an element: those of the page's theme. */
export function readPalette(element: Element): MapPalette {
  const style = getComputedStyle(element)
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, style.getPropertyValue(property).trim()]),
  ) as MapPalette
}
