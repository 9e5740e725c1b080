import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const projectFolder = join(import.meta.dirname, '../..')

// A nought of Arial, which stands in for our letters at first, is a sixth narrower than ours: what is measured in `ch` would grow when
// they come, and every line of it break elsewhere.
it('no style sheet measures in the width of a nought, which changes with the font', () => {
  const sheets = globSync('site/**/*.css', { cwd: projectFolder })
  expect(sheets.length).toBeGreaterThan(100)
  const found = sheets.filter((sheet) => /[\d.]ch\b/.test(readFileSync(join(projectFolder, sheet), 'utf8')))
  expect(found).toEqual([])
})
