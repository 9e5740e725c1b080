import { join } from 'node:path'
import { readSettings } from '#server/settings.ts'
import { writeNginxPages } from './nginx-pages/describe-nginx-pages.ts'

// `npm run export:nginx` after a build, with the guide's settings: writes dist/nginx/, by which nginx sends the built pages itself
// (docs/deploy.md).

const distFolder = join(import.meta.dirname, '../dist')
const { files } = await writeNginxPages(distFolder, join(distFolder, 'nginx'), readSettings(process.env))
console.log(`dist/nginx tells of ${Object.keys(files).length} files.`)
