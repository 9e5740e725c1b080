import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { servingManifest } from '#contract/serving-manifest.ts'
import { readSettings } from '#server/settings.ts'
import { describeNginxPages } from './nginx-pages/describe-nginx-pages.ts'

// `npm run export:nginx` after a build, with the guide's settings: writes dist/nginx/, by which nginx sends the built pages itself
// (docs/deploy.md).

const distFolder = join(import.meta.dirname, '../dist')
const manifest = servingManifest.parse(JSON.parse(await readFile(join(distFolder, 'serving.json'), 'utf8')))
const { http, location } = describeNginxPages(manifest, readSettings(process.env))
await mkdir(join(distFolder, 'nginx'), { recursive: true })
await writeFile(join(distFolder, 'nginx/http.conf'), http)
await writeFile(join(distFolder, 'nginx/location.conf'), location)
console.log(`dist/nginx tells of ${Object.keys(manifest.files).length} files.`)
