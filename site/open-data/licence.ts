/** Under what others may use the guide's own points, dates and facts; the publisher decides (docs/machines.md). */
export const licenceOfWords = { name: 'CC BY 4.0', href: 'https://creativecommons.org/licenses/by/4.0/' } as const

/** Of what comes from OpenStreetMap, which stays with it. */
export const licenceOfOpenStreetMap = {
  name: 'ODbL 1.0',
  href: 'https://opendatacommons.org/licenses/odbl/1-0/',
  credit: '© OpenStreetMap contributors, https://www.openstreetmap.org/copyright',
} as const
