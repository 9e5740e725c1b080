import { mkdirSync } from 'node:fs'
import { buildInto, checkSettings, runToTheEnd } from './setup/prepare.mjs'

// `node scripts/build-into.mjs <folder>`: builds the site with its serving manifest into a folder, and leaves `dist/` alone.

const [folder] = process.argv.slice(2)
await runToTheEnd(async () => {
  if (!folder) {
    console.error('Name the folder: node scripts/build-into.mjs <folder>')
    return 1
  }
  await checkSettings()
  mkdirSync(folder, { recursive: true })
  await buildInto(folder)
  return 0
})
