import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { standInFonts } from './stand-in-fonts.ts'

const projectFolder = join(import.meta.dirname, '../..')

// A nought of Arial, which stands in for our letters at first, is a sixth narrower than ours: what is measured in `ch` would grow when
// they come, and every line of it break elsewhere.
it('no style sheet measures in the width of a nought, which changes with the font', () => {
  const sheets = globSync('site/**/*.css', { cwd: projectFolder })
  expect(sheets.length).toBeGreaterThan(100)
  const found = sheets.filter((sheet) => /[\d.]ch\b/.test(readFileSync(join(projectFolder, sheet), 'utf8')))
  expect(found).toEqual([])
})

// Without quotes, which are taken away where the styles are made small, a browser drops a face that is named `Serif …` with all its rule.
it.each(languageKeys)(
  'every stand-in in %s is one that fonts.css uses, and its name begins with no family that browsers have',
  (language) => {
    const used = readFileSync(join(projectFolder, 'site/styles/fonts.css'), 'utf8')
    const families = [
      ...new Set([...standInFonts(language).matchAll(/font-family:([^;]+);/g)].map(([, family]) => family)),
    ]
    expect(families.toSorted()).toEqual(
      [
        ...['Heading', 'Text', 'Title'].flatMap((use) => ['DejaVu', 'Georgia', 'Noto'].map((font) => `${use} ${font}`)),
        'Sans Arial',
        'Sans Roboto',
      ].toSorted(),
    )
    for (const family of families) {
      expect(used).toContain(`"${family}"`)
      expect(family).not.toMatch(/^(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|math|emoji|ui-\S+)\b/i)
    }
  },
)
