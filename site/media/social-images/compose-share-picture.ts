import sharp from 'sharp'
import { drawMark } from '#site/media/icons/draw-icon.ts'
import { mark } from '#site/media/icons/mark.ts'
import { readColour } from '#site/styles/read-colour.ts'
import { loadTypesetter, type Typesetter } from './outline-words.ts'
import { setTitle } from './set-title.ts'
import { mostBytesToShare, shareSize } from './share-size.ts'

export interface Typesetters {
  title: Typesetter
  name: Typesetter
}

export interface ShareTexts {
  title: string
  guideName: string
}

/** A scene as raw pixels, shared by the pictures of all pages that show it. */
export type PaintedScene = Buffer

const { width, height } = shareSize
const paper = readColour('paper')
const ink = readColour('ink')

// As on the pages: picture, bearing bar, and a board of paper in the lower left, its margin three of twelve columns. The title
// ends before the right edge of the middle square, because some services crop to it.
const margin = 60
const titleColumn = { left: 300, width: 600 }
const titleSteps = [
  { size: 84, lines: 1 },
  { size: 72, lines: 2 },
  { size: 64, lines: 2 },
  { size: 58, lines: 2 },
  { size: 53, lines: 2 },
  { size: 53, lines: 3 },
  { size: 46, lines: 3 },
] as const
const board = { paddingTop: 32, paddingRight: 48, lastBaseline: height - 48, leading: 1.06 }
const bar = { top: height - 20, height: 8, line: 2, parts: 24 }
const name = { size: 27, mark: 34, gap: 14 }

// As fractions of the font size.
const capitalHeight = 0.67
const nameCapitalHeight = 0.7

/** Resolves with the fonts of share pictures, subset to the letters of the texts. */
export async function loadTypesetters(titles: string[], guideName: string): Promise<Typesetters> {
  const [title, name] = await Promise.all([
    loadTypesetter({ file: 'source-serif-4-roman.woff2', axes: { opsz: 60 }, tracking: -0.018 }, titles.join('')),
    loadTypesetter({ file: 'instrument-sans.woff2', axes: { wght: 500 } }, guideName),
  ])
  return { title, name }
}

/** Renders a drawing for a share picture: the bottom of a wide one, the middle above the board of a square one. */
export async function paintScene(svg: Buffer): Promise<PaintedScene> {
  const { width: drawnWidth, height: drawnHeight } = await sharp(svg).metadata()
  const isWide = drawnWidth > drawnHeight
  const paintedHeight = Math.round((width * drawnHeight) / drawnWidth)
  const top = Math.round((paintedHeight - bar.top) * (isWide ? 1 : 0.58))
  return sharp(svg, { density: (72 * width) / drawnWidth })
    .resize(width, paintedHeight, { fit: 'fill' })
    .extract({ left: 0, top, width, height: bar.top })
    .extend({ bottom: height - bar.top, background: paper })
    .flatten({ background: paper })
    .raw()
    .toBuffer()
}

/** Best first; a lower one is used when the picture would get too large. */
const qualities = [84, 76, 68]

/** Resolves with a share picture as JPEG, of at most `mostBytesToShare` unless even the lowest quality exceeds it. */
export async function composeSharePicture(
  scene: PaintedScene,
  texts: ShareTexts,
  typesetters: Typesetters,
): Promise<Buffer> {
  const picture = sharp(scene, { raw: { width, height, channels: 3 } }).composite([
    { input: Buffer.from(drawPaper(texts, typesetters)) },
  ])
  let packed: Buffer | undefined
  for (const quality of qualities) {
    packed = await picture
      .clone()
      // Full chroma resolution keeps letters clean. MozJPEG would save 8 % and take seven times as long.
      .jpeg({ quality, chromaSubsampling: '4:4:4', overshootDeringing: true, quantisationTable: 3 })
      .toBuffer()
    if (packed.length <= mostBytesToShare) break
  }
  return packed as Buffer
}

/** Returns board, bar and text as SVG; text as outlines, so that no font is needed. */
function drawPaper({ title, guideName }: ShareTexts, typesetters: Typesetters): string {
  const set = setTitle(title, { width: titleColumn.width, steps: titleSteps }, typesetters.title.measure)
  const leading = Math.round(set.size * board.leading)
  const firstBaseline = board.lastBaseline - leading * (set.lines.length - 1)
  const top = Math.round(firstBaseline - set.size * capitalHeight - board.paddingTop)
  const right = Math.round(titleColumn.left + set.width + board.paddingRight)
  const lines = set.lines.map((line, index) =>
    draw(typesetters.title.outline(line, set.size).path, titleColumn.left, firstBaseline + leading * index),
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${ink}">`,
    drawBar(right),
    `<path fill="${paper}" d="M0 ${top}h${right}v${height - top}H0z"/>`,
    drawName(guideName, typesetters.name),
    ...lines,
    '</svg>',
  ].join('')
}

function draw(path: string, x: number, y: number): string {
  return `<path transform="translate(${x} ${y})" d="${path}"/>`
}

/** Returns the bar under the picture: alternating blocks between two lines, up to the board. */
function drawBar(left: number): string {
  const part = width / bar.parts
  const blocks = Array.from(
    { length: bar.parts / 2 },
    (_, index) => `M${index * 2 * part} ${bar.top}h${part}v${bar.height}h${-part}z`,
  )
  const lines = [bar.top - bar.line, bar.top + bar.height].map((y) => `M${left} ${y}H${width}v${bar.line}H${left}z`)
  return [
    `<path fill="${paper}" d="M0 ${bar.top}h${width}v${height - bar.top}H0z"/>`,
    `<path d="${blocks.join('')}${lines.join('')}"/>`,
  ].join('')
}

/** Returns mark and name in the margin column, on the last line of the title. */
function drawName(guideName: string, typesetter: Typesetter): string {
  const words = typesetter.outline(guideName, name.size)
  const markTop = board.lastBaseline - (name.size * nameCapitalHeight) / 2 - name.mark / 2
  return [
    `<svg x="${margin}" y="${markTop}" width="${name.mark}" height="${name.mark}" viewBox="0 0 ${mark.size} ${mark.size}">`,
    `${drawMark('tile')}</svg>`,
    draw(words.path, margin + name.mark + name.gap, board.lastBaseline),
  ].join('')
}
