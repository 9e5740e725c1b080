import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as harfbuzz from 'harfbuzzjs'
import subset from 'subset-font'

export interface OutlinedWords {
  /** SVG path data, from 0,0 on the baseline to the right. */
  path: string
  width: number
}

/** Typesets text in one font, with kerning, ligatures and optical size. */
export interface Typesetter {
  outline: (text: string, size: number) => OutlinedWords
  measure: (text: string, size: number) => number
}

interface FontChoice {
  /** A font file of the pages. */
  file: string
  /** Values of the variation axes (`{ opsz: 60 }`). */
  axes: Record<string, number>
  /** Letter spacing in em. */
  tracking?: number
}

const fontFolder = join(process.cwd(), 'site/assets/fonts')

/** Resolves with a typesetter for one font. It throws for a missing letter; add that in `scripts/subset-fonts.mjs`. */
export async function loadTypesetter({ file, axes, tracking = 0 }: FontChoice, letters: string): Promise<Typesetter> {
  const packed = await readFile(join(fontFolder, file))
  // HarfBuzz cannot read WOFF2.
  const unpacked = await subset(packed, letters, { targetFormat: 'sfnt', variationAxes: axes })
  const face = new harfbuzz.Face(new harfbuzz.Blob(unpacked))
  const font = new harfbuzz.Font(face)

  function shape(text: string, size: number): { glyph: number; x: number; y: number; width: number }[] {
    const buffer = new harfbuzz.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    harfbuzz.shape(font, buffer)
    const scale = size / face.upem
    let pen = 0
    return buffer.getGlyphInfosAndPositions().map(({ codepoint, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      if (codepoint === 0) {
        const letter = String.fromCodePoint(text.codePointAt(cluster) ?? 0)
        throw new Error(
          `«${text}» cannot be set: ${file} has no letter "${letter}". Add it in scripts/subset-fonts.mjs.`,
        )
      }
      const placed = { glyph: codepoint, x: pen + xOffset * scale, y: -yOffset * scale, width: xAdvance * scale }
      pen += placed.width + tracking * size
      return placed
    })
  }

  function measure(text: string, size: number): number {
    const last = shape(text, size).at(-1)
    return last ? last.x + last.width : 0
  }

  function outline(text: string, size: number): OutlinedWords {
    const scale = size / face.upem
    const path = shape(text, size)
      .map(({ glyph, x, y }) => place(font.glyphToPath(glyph), x, y, scale))
      .join('')
    return { path, width: measure(text, size) }
  }

  return { outline, measure }
}

/** Moves a glyph's path to its position, flipping its y axis. */
function place(path: string, x: number, y: number, scale: number): string {
  return path.replace(
    /(-?[\d.]+),(-?[\d.]+)/g,
    (_, right: string, up: string) => `${round(x + Number(right) * scale)},${round(y - Number(up) * scale)}`,
  )
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
