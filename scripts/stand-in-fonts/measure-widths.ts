import type { Page } from '@playwright/test'
import { type Language, mapLanguages } from '#contract/languages.ts'
import { type LetterSet, letterSets } from '#site/styles/stand-in-fonts.ts'

interface MeasuredLine {
  /** In pixels. */
  width: number
  /** What each set of letters takes of it. */
  parts: Record<LetterSet, number>
}

interface Measured {
  lines: Record<Language, MeasuredLine[]>
  /** How high lines are, as parts of the size. */
  ascent: number
  descent: number
}

interface Source {
  source: string
  size: number
  weight: number
  style: 'normal' | 'italic'
}

/** Measures lines in a browser, as pages are set: with kerning, ligatures and the optical size. */
export async function measureWidths(page: Page, face: Source, lines: Record<Language, string[]>): Promise<Measured> {
  const text = Object.values(lines).flat()
  const alphabet = [...new Set(text.join(''))]
  await page.setContent('<body></body>')
  const { widths, letters, ascent, descent } = await page.evaluate(
    async ({ source, size, weight, style, text, alphabet }) => {
      const font = new FontFace('measured', source, {
        weight: source.startsWith('local') ? `${weight}` : '400 700',
        style,
      })
      // What was measured before is kept with the document.
      document.fonts.clear()
      document.fonts.add(await font.load())
      const span = document.createElement('span')
      span.style.cssText = `font:${style} ${weight} ${size}px measured;white-space:pre;font-feature-settings:"kern","liga"`
      document.body.append(span)
      const measure = (words: string) => {
        span.textContent = words
        return span.getBoundingClientRect().width
      }
      const brush = document.createElement('canvas').getContext('2d')
      if (!brush) throw new Error('There is no canvas to measure with.')
      brush.font = `${style} ${weight} 1000px measured`
      const { fontBoundingBoxAscent, fontBoundingBoxDescent } = brush.measureText('n')
      return {
        widths: text.map(measure),
        letters: alphabet.map((letter) => (measure(`n${letter.repeat(20)}n`) - measure('nn')) / 20),
        ascent: fontBoundingBoxAscent / 1000,
        descent: fontBoundingBoxDescent / 1000,
      }
    },
    { ...face, text, alphabet },
  )
  const widthOfLetter = new Map(alphabet.map((letter, index) => [letter, letters[index] ?? 0]))
  const widthOf = new Map(text.map((line, index) => [line, widths[index] ?? 0]))
  const measureLine = (line: string): MeasuredLine => {
    const parts: Record<LetterSet, number> = { small: 0, space: 0, others: 0 }
    for (const letter of line) parts[setOf(letter)] += widthOfLetter.get(letter) ?? 0
    const width = widthOf.get(line) ?? 0
    // What kerning takes is shared by all.
    const kerned = width / (parts.small + parts.space + parts.others)
    for (const set of Object.keys(parts) as LetterSet[]) parts[set] *= kerned
    return { width, parts }
  }
  return { lines: mapLanguages((language) => lines[language].map(measureLine)), ascent, descent }
}

function setOf(letter: string): LetterSet {
  const [found] = Object.entries(letterSets).find(([, { pattern }]) => pattern.test(letter)) ?? []
  return (found ?? 'others') as LetterSet
}
