import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawPicture, type PictureData } from '#pictures/draw-picture.ts'
import { listPictureIds, readPicture } from './read-pictures.ts'
import { listWeatherScenes } from './weather/weather-scenes.ts'

export interface DrawingRun {
  drawn: number
  /** Nothing had changed since the last run. */
  wasCached: boolean
}

const stampName = '.stamp'

/** Returns a hash of all sources of the pictures: drawing code and content files. */
function hashSources(project: string): string {
  const hash = createHash('sha256')
  for (const folder of ['pictures', 'site/content/pictures', 'content/pictures', 'content/pages/weather', 'contract']) {
    const names = readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|svg|yaml)$/.test(name) && !name.endsWith('.test.ts'))
      .sort()
    for (const name of names) hash.update(`${name}\n`).update(readFileSync(join(project, folder, name)))
  }
  return hash.digest('hex')
}

function readStamp(folder: string): string {
  try {
    return readFileSync(join(folder, stampName), 'utf8')
  } catch {
    // Never drawn.
    return ''
  }
}

/** Draws pictures to `folder` and removes obsolete ones. */
function drawInto(folder: string, pictures: readonly { name: string; picture: PictureData }[]): void {
  mkdirSync(folder, { recursive: true })
  const left = new Set(readdirSync(folder).filter((name) => name.endsWith('.svg')))
  for (const { name, picture } of pictures) {
    const file = join(folder, `${name}.svg`)
    const svg = drawPicture(picture)
    // Unchanged files are not rewritten, because the bundler watches them in development.
    if (!left.delete(`${name}.svg`) || readFileSync(file, 'utf8') !== svg) writeFileSync(file, svg)
  }
  for (const name of left) rmSync(join(folder, name))
}

/**
 * Draws every picture of `content/pictures` to `folder`, and those of the weather page to `folder/weather`, unless nothing
 * changed since the last run. Throws a `ContentError` for an unusable file.
 */
export function drawAllPictures(project: string, folder = join(project, '.cache/pictures')): DrawingRun {
  const stamp = hashSources(project)
  if (readStamp(folder) === stamp) return { drawn: 0, wasCached: true }
  const pictures = listPictureIds().map((name) => ({ name, picture: readPicture(name) }))
  const ofWeather = listWeatherScenes()
  rmSync(join(folder, stampName), { force: true })
  drawInto(folder, pictures)
  drawInto(join(folder, 'weather'), ofWeather)
  writeFileSync(join(folder, stampName), stamp)
  return { drawn: pictures.length + ofWeather.length, wasCached: false }
}
