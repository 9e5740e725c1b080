import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesWithSettings, fillInSettings } from './settings/fill-in-settings.ts'

// After a change of contract/settings.ts: updates the table of the deploy guide and the lists of build settings.

for (const path of filesWithSettings) {
  const file = join(import.meta.dirname, '..', path)
  const text = readFileSync(file, 'utf8')
  const filled = fillInSettings(path, text)
  if (filled === text) continue
  writeFileSync(file, filled)
  console.log(`Written: ${path}`)
}
