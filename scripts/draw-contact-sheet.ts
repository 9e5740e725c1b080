// node scripts/draw-contact-sheet.ts OUT.png [--columns 4] [--width 480] [--crop 16:9] [names or files …]
// Draws pictures side by side: all of them, those named, or scene files anywhere.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { drawPicture } from '#pictures/draw-picture.ts'
import { parseYaml } from '#site/content/files/read-yaml.ts'
import { checkPicture, listPictureIds, readPicture } from '#site/content/pictures/read-pictures.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    columns: { type: 'string', default: '4' },
    width: { type: 'string', default: '480' },
    crop: { type: 'string', default: '16:9' },
  },
})
const [out, ...named] = positionals
if (!out) throw new Error('Say where to write the sheet: node scripts/draw-contact-sheet.ts OUT.png [names]')

const width = Number(values.width)
const [across = 16, down = 9] = values.crop.split(':').map(Number)
const height = Math.round((width * down) / across)
const columns = Number(values.columns)
const gap = 8
const label = 18

const tiles = await Promise.all(
  (named.length > 0 ? named : listPictureIds()).map(async (name) => {
    const isFile = name.endsWith('.yaml')
    const picture = isFile ? checkPicture(parseYaml(readFileSync(name, 'utf8'), name), name) : readPicture(name)
    const svg = drawPicture(picture)
    const focus = picture.kind === 'scene' ? (picture.scene.focus ?? picture.view.focus) : picture.vignette.focus
    const whole = sharp(Buffer.from(svg), { density: 96 })
    const { width: fullWidth = 1600, height: fullHeight = 900 } = await whole.metadata()
    const part = Math.min(fullWidth, Math.round((fullHeight * across) / down))
    const cut = whole
      .extract({
        left: Math.round((fullWidth - part) * focus),
        top: 0,
        width: part,
        height: Math.min(fullHeight, Math.round((part * down) / across)),
      })
      .resize(width, height)
    const kilobytes = (Buffer.byteLength(svg) / 1024).toFixed(1)
    const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${label}"><text x="0" y="13" font-family="sans-serif" font-size="12">${basename(name, '.yaml')} · ${kilobytes} KB</text></svg>`
    return { image: await cut.png().toBuffer(), words: Buffer.from(words) }
  }),
)
const rows = Math.ceil(tiles.length / columns)
await sharp({
  create: {
    width: columns * (width + gap) + gap,
    height: rows * (height + label + gap) + gap,
    channels: 3,
    background: '#ffffff',
  },
})
  .composite(
    tiles.flatMap(({ image, words }, index) => {
      const left = gap + (index % columns) * (width + gap)
      const top = gap + Math.floor(index / columns) * (height + label + gap)
      return [
        { input: image, left, top },
        { input: words, left, top: top + height },
      ]
    }),
  )
  .png()
  .toFile(out)
