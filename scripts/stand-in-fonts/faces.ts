import { readFontFile } from '#e2e/device-fonts.ts'

interface Face {
  file: string
  /** At which its texts are set: letters of the serif are narrower the larger they are. */
  size: number
  weight: number
  style: 'normal' | 'italic'
}

const serif = { file: 'source-serif-4-roman.woff2', weight: 400, style: 'normal' } as const
const italic: Face = { file: 'source-serif-4-italic.woff2', size: 20, weight: 400, style: 'italic' }
const sans = { file: 'instrument-sans.woff2', size: 16, style: 'normal' } as const

interface StandIn {
  /** As fonts.css names it. */
  family: string
  /** As site/styles/stand-in-fonts.ts finds it on a device. */
  font: string
  own: Face
  weight?: number
  /** Resolves with where it is measured: the same letters, or others drawn to the same widths. */
  source: () => Promise<string>
}

const packed = (family: string, weight: number, style?: string) => async () =>
  `url(data:font/woff2;base64,${(await readFontFile(family, weight, style)).toString('base64')})`
const installed = (name: string) => async () => `local("${name}")`

// Georgia is there on Windows and Apple's devices, Noto Serif and Roboto on Android's, DejaVu and Liberation on Linux.
const serifs = [
  { name: 'Georgia', roman: packed('gelasio', 400), slanted: packed('gelasio', 400, 'italic') },
  { name: 'Noto', roman: packed('noto-serif', 400), slanted: packed('noto-serif', 400, 'italic') },
  { name: 'DejaVu', roman: installed('DejaVu Serif'), slanted: installed('DejaVu Serif Italic') },
]

export const standIns: StandIn[] = [
  ...Object.entries({ Text: 18, Heading: 26, Title: 42 }).flatMap(([use, size]) =>
    serifs.map(({ name, roman }) => ({ family: `${use} ${name}`, font: name, own: { ...serif, size }, source: roman })),
  ),
  ...serifs.map(({ name, slanted }) => ({
    family: `Text ${name}`,
    font: `${name} italic`,
    own: italic,
    source: slanted,
  })),
  ...[400, 500, 600, 700].flatMap((weight) => {
    const bold = weight >= 600 ? ' bold' : ''
    const own = { ...sans, weight }
    return [
      {
        family: 'Sans Arial',
        font: `Arial${bold}`,
        weight,
        own,
        source: installed(bold ? 'Liberation Sans Bold' : 'Liberation Sans'),
      },
      { family: 'Sans Roboto', font: `Roboto${bold}`, weight, own, source: packed('roboto', bold ? 700 : 400) },
    ]
  }),
]
