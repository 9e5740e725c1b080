import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { languageKeys, mapLanguages } from '#contract/languages.ts'
import { findBrowser } from '#e2e/browser-path.ts'
import type { FittedFace } from '#site/styles/stand-in-fonts.ts'
import { standIns } from './stand-in-fonts/faces.ts'
import { fitFactors } from './stand-in-fonts/fit-factors.ts'
import { measureWidths } from './stand-in-fonts/measure-widths.ts'
import { readLines } from './stand-in-fonts/read-lines.ts'

// Makes site/styles/stand-in-fonts.json: by how much the letters of visitors' devices are widened to be as wide as the guide's own. Run
// by hand when a font of ours changes; needs DejaVu Serif and Liberation Sans on this machine. Prints how far lines are off.
// `node scripts/fit-stand-in-fonts.ts`

const projectFolder = join(import.meta.dirname, '..')
const lines = mapLanguages((language) => readLines(projectFolder, language))
const fitted: FittedFace[] = []
const browser = await chromium.launch({ ...(await findBrowser()), chromiumSandbox: false })
try {
  const page = await browser.newPage()
  for (const { family, font, weight, own, source } of standIns) {
    const file = await readFile(join(projectFolder, 'site/assets/fonts', own.file))
    const ours = await measureWidths(
      page,
      { ...own, source: `url(data:font/woff2;base64,${file.toString('base64')})` },
      lines,
    )
    const theirs = await measureWidths(page, { ...own, source: await source() }, lines)
    const factors = mapLanguages((language) => fitFactors(ours.lines[language], theirs.lines[language]))
    const round = (value: number) => Number(value.toFixed(3))
    fitted.push({
      family,
      font,
      ...(weight ? { weight } : {}),
      ascent: round(ours.ascent),
      descent: round(ours.descent),
      factors,
    })
    console.log(
      `${family} ${font} ${weight ?? ''}: ${languageKeys.map((language) => `${language} ${describeErrors(language)}`).join(', ')}`,
    )

    function describeErrors(language: (typeof languageKeys)[number]): string {
      const errors = theirs.lines[language].map(({ parts }, index) => {
        const { small, space, others } = factors[language]
        const width = parts.small * small + parts.space * space + parts.others * others
        return (width / (ours.lines[language][index]?.width ?? Number.NaN) - 1) * 100
      })
      const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length
      const spread = Math.sqrt(errors.reduce((sum, error) => sum + (error - mean) ** 2, 0) / errors.length)
      return `${mean.toFixed(2)} ± ${spread.toFixed(2)} %`
    }
  }
} finally {
  await browser.close()
}
await writeFile(join(projectFolder, 'site/styles/stand-in-fonts.json'), `${JSON.stringify(fitted, null, 2)}\n`)
