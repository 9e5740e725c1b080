import type { Language } from '#contract/languages.ts'
import fitted from './stand-in-fonts.json' with { type: 'json' }

/** Letters that one width fits; a face without `unicode-range` has what no other face of its family has. */
export const letterSets = {
  small: { pattern: /\p{Ll}/u, range: '' },
  space: { pattern: /[ \u00a0\u2009]/, range: 'U+20,U+A0,U+2009' },
  others: { pattern: /./u, range: 'U+21-60,U+7B-7E,U+A1-DE,U+160,U+17D,U+2010-2122' },
} as const
export type LetterSet = keyof typeof letterSets

/** Where a browser finds the letters of a device, by the names that stand-in-fonts.json has for them. */
const locals: Record<string, string> = {
  Georgia: 'local("Georgia")',
  'Georgia italic': 'local("Georgia Italic")',
  Noto: 'local("Noto Serif"),local("NotoSerif")',
  'Noto italic': 'local("Noto Serif Italic"),local("NotoSerif-Italic")',
  DejaVu: 'local("DejaVu Serif")',
  'DejaVu italic': 'local("DejaVu Serif Italic")',
  Arial: 'local("Arial"),local("Liberation Sans")',
  'Arial bold': 'local("Arial Bold"),local("Liberation Sans Bold")',
  Roboto: 'local("Roboto")',
  'Roboto bold': 'local("Roboto Bold")',
}

export interface FittedFace {
  /** As fonts.css names it. */
  family: string
  font: string
  /** Of the sans, which has four. */
  weight?: number
  /** Of our own letters, as parts of their size: lines stay as high as with them. */
  ascent: number
  descent: number
  /** By what each set of letters is widened, by language: each has its own mixture. */
  factors: Record<Language, Record<LetterSet, number>>
}

/** Returns the rules for the letters of visitors' devices, as wide as the guide's own in texts of a language. */
export function standInFonts(language: Language): string {
  return (fitted as FittedFace[])
    .flatMap((face) =>
      Object.entries(face.factors[language]).map(([set, factor]) => writeRule(face, set as LetterSet, factor)),
    )
    .join('')
}

function writeRule({ family, font, weight, ascent, descent }: FittedFace, set: LetterSet, factor: number): string {
  const percent = (value: number) => `${Number((value * 100).toFixed(1))}%`
  const { range } = letterSets[set]
  const lines = [
    `font-family:${family}`,
    `src:${locals[font]}`,
    `size-adjust:${percent(factor)}`,
    `ascent-override:${percent(ascent / factor)}`,
    `descent-override:${percent(descent / factor)}`,
    ...(weight ? [`font-weight:${weight}`] : []),
    ...(font.endsWith('italic') ? ['font-style:italic'] : []),
    ...(range ? [`unicode-range:${range}`] : []),
  ]
  return `@font-face{${lines.join(';')}}`
}
