import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Coast, encodeRing } from '#site/geography/decode-coast.ts'
import {
  areaOf,
  type Corner,
  cutToBox,
  distanceToBox,
  type Ring,
  readOuterRings,
  simplifyRing,
} from './derive-coast/rings.ts'

// Makes the two coasts of the site from the land polygons of OpenStreetMap. Run by hand; the results are committed.
//
//   npm pack @geo-maps/earth-lands-10m@0.6.0     33 MB, 135 MB unpacked: no dependency for that
//   tar xzf geo-maps-earth-lands-10m-0.6.0.tgz
//   node scripts/derive-coast.ts package/map.geo.json
//
// site/geography/coast-of-lofoten.json, for the small charts: the outer rings in a box around Lofoten, cut at its edges, without
// islets and without bends thinner than the tolerance, rounded.
//
// site/geography/coast-of-the-map.json, for the big map: all the land of the world, fine in Lofoten and the coarser the
// farther from it, so that no edge comes into view however far one zooms out. Written as whole numbers (decode-coast.ts).
//
// Data © OpenStreetMap contributors, ODbL 1.0: everything that shows it says so.

const metre = 1 / 111_195
const credit =
  '© OpenStreetMap contributors, ODbL 1.0, by way of @geo-maps/earth-lands-10m 0.6.0; derived by scripts/derive-coast.ts'

function deriveSmallCoast(land: readonly Ring[]): Ring[] {
  const box = { west: 12.6, east: 15, south: 67.75, north: 68.5 }
  // About 270 metres, less than a pixel on a small chart.
  const tolerance = () => 270 * metre
  // In square degrees of latitude, about a square kilometre: islets smaller than this are dots on a small chart.
  const smallest = 0.00008
  return land
    .map((ring) => cutToBox(ring, box))
    .filter((ring) => areaOf(ring) > smallest)
    .map((ring) => simplifyRing(ring, tolerance))
    .filter((ring) => ring.length > 2)
    .map((ring) => ring.map(([longitude, latitude]) => [Number(longitude.toFixed(3)), Number(latitude.toFixed(3))]))
}

/** From Røst to Raftsund: where the map is to be as fine as the source, whose own bends are about a hundred metres. */
const fineBox = { west: 11.6, east: 15.5, south: 67.35, north: 68.6 }

/** How far the coast of the map may be off, in degrees of latitude: 70 m in Lofoten, half a kilometre at Evenes, a pixel or two beyond. */
function toleranceOfMap(corner: Corner): number {
  const kilometres = distanceToBox(corner, fineBox)
  return (70 + 1000 * kilometres * (0.005 + Math.min(0.06, kilometres * 0.000075))) * metre
}

function deriveCoastOfMap(land: readonly Ring[]): Ring[] {
  return land
    .map((ring) => simplifyRing(ring, toleranceOfMap))
    .filter((ring) => ring[0] && areaOf(ring) > toleranceOfMap(ring[0]) ** 2 / 2)
}

function write(file: string, data: object, rings: readonly (readonly unknown[])[]): void {
  // A ring is a line, so that a change can be read.
  const lines = `[\n${rings.map((ring) => `    ${JSON.stringify(ring)}`).join(',\n')}\n  ]`
  const text = JSON.stringify({ credit, ...data, rings: '@@' }, null, 2).replace('"@@"', lines)
  writeFileSync(join(import.meta.dirname, '..', 'site/geography', file), `${text}\n`)
  console.log(`${file}: ${rings.length} rings, ${rings.flat().length} numbers or corners`)
}

const [input] = process.argv.slice(2)
if (!input) throw new Error('Say which file to read: node scripts/derive-coast.ts package/map.geo.json')
const land = readOuterRings(JSON.parse(readFileSync(input, 'utf8')))
write('coast-of-lofoten.json', {}, deriveSmallCoast(land))
const units: Coast['unitsPerDegree'] = [2000, 5000]
write(
  'coast-of-the-map.json',
  { unitsPerDegree: units },
  deriveCoastOfMap(land)
    .map((ring) => encodeRing(ring, units))
    .filter((numbers) => numbers.length > 4),
)
