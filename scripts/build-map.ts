import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { listVillages } from '#site/content-model/village-queries.ts'
import { composeMap } from './build-map/compose-map.ts'
import { readLayers } from './build-map/read-layers.ts'

// Makes site/geography/own-map/*.json, the guide's own map in three levels of detail, from layers of Kartverket's N1000
// (decision 0044). Run by hand when the source has a new release; the result is committed.
//
//   npm run build:map -- <folder with the layers as GeoJSON>

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Say where the layers are: npm run build:map -- <folder>')
for (const [level, text] of Object.entries(composeMap(readLayers(folder), listVillages()))) {
  writeFileSync(join(import.meta.dirname, `../site/geography/own-map/${level}.json`), text)
  console.log(`${level}: ${text.length} B, ${brotliCompressSync(text).length} B compressed`)
}
