import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Coast, encodeRing } from '#site/geography/decode-coast.ts'
import { areaOf, simplifyRing } from '#site/geography/rings.ts'
import { readOuterRings } from './derive-coast/read-outer-rings.ts'
import { toleranceOfMap } from './derive-coast/tolerance-of-map.ts'

// Makes site/geography/coast.json, the coast of every map and chart, from the land polygons of OpenStreetMap. Run by hand;
// the result is committed.
//
//   npm pack @geo-maps/earth-lands-10m@0.6.0     33 MB, 135 MB unpacked: too large for a dependency
//   tar xzf geo-maps-earth-lands-10m-0.6.0.tgz
//   node scripts/derive-coast.ts package/map.geo.json
//   npx biome check --write site/geography/coast.json
//
// Keeps the outer rings of the whole world, coarser with the distance from Lofoten, so that no cut edge shows at any zoom;
// islets below the tolerance are dropped. Charts cut out their frames and simplify them further (chart.ts).
//
// Data © OpenStreetMap contributors, ODbL 1.0, which everything that shows it must credit.

const unitsPerDegree: Coast['unitsPerDegree'] = [2000, 5000]

const [input] = process.argv.slice(2)
if (!input) throw new Error('Say which file to read: node scripts/derive-coast.ts package/map.geo.json')
const rings = readOuterRings(JSON.parse(readFileSync(input, 'utf8')))
  .map((ring) => simplifyRing(ring, toleranceOfMap))
  .filter((ring) => ring[0] && areaOf(ring) > toleranceOfMap(ring[0]) ** 2 / 2)
  .map((ring) => encodeRing(ring, unitsPerDegree))
  // Rings that rounding reduced to two corners.
  .filter((numbers) => numbers.length > 4)
const coast: Coast = {
  credit:
    '© OpenStreetMap contributors, ODbL 1.0, by way of @geo-maps/earth-lands-10m 0.6.0; derived by scripts/derive-coast.ts',
  licence: 'https://opendatacommons.org/licenses/odbl/1-0/',
  unitsPerDegree,
  rings,
}
writeFileSync(join(import.meta.dirname, '..', 'site/geography/coast.json'), `${JSON.stringify(coast)}\n`)
console.log(`${rings.length} rings, ${rings.flat().length / 2} corners`)
