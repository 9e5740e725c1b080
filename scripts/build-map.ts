import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { listVillages } from '#site/content/model/village-queries.ts'
import { composeMap } from './build-map/compose-map.ts'
import { makeSurroundings } from './build-map/make-surroundings.ts'
import { readLayers } from './build-map/read-layers.ts'

// Makes site/domain/geography/own-map/*.json, the guide's own map in three levels of detail, from layers of Kartverket's N1000, and the
// land around it from Natural Earth (docs/decisions/map.md). Run by hand when a source has a new release; the result is committed.
//
//   npm run build:map -- <folder with the layers as GeoJSON> [<land-50m.json of the package world-atlas>]

const [folder, atlas] = process.argv.slice(2)
if (!folder) throw new Error('Say where the layers are: npm run build:map -- <folder>')
const files = {
  ...composeMap(readLayers(folder), listVillages()),
  ...(atlas ? { surroundings: makeSurroundings(JSON.parse(readFileSync(atlas, 'utf8'))) } : {}),
}
for (const [name, text] of Object.entries(files)) {
  writeFileSync(join(import.meta.dirname, `../site/geography/own-map/${name}.json`), text)
  console.log(`${name}: ${text.length} B, ${brotliCompressSync(text).length} B compressed`)
}
