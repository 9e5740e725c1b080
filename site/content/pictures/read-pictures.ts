import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { PictureData } from '#pictures/draw-picture.ts'
import { foregrounds } from '#pictures/foregrounds/foregrounds.ts'
import { places } from '#pictures/places/places.ts'
import { sceneSchema, vignetteSchema } from '#pictures/scene-schema.ts'
import { vignettes } from '#pictures/vignettes/vignettes.ts'
import { ContentError, checkContent, readYaml } from '#site/content/files/read-yaml.ts'

const folder = join(process.cwd(), 'content/pictures')

/** Validated by `checkPicture`, with its own messages. */
const anything = z.unknown()

/** Returns the ids of all pictures (`content/pictures/<id>.yaml`), sorted. */
export function listPictureIds(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.slice(0, -'.yaml'.length))
    .sort()
}

function oneOf(known: Readonly<Record<string, unknown>>): string {
  return Object.keys(known).sort().join(', ')
}

/** Validates a picture's file and resolves its place, view and foregrounds. Throws a `ContentError` with file, field and remedy. */
export function checkPicture(value: unknown, file: string): PictureData {
  if (typeof value === 'object' && value !== null && 'vignette' in value) {
    const vignette = checkContent(vignetteSchema, value, file)
    if (!vignettes[vignette.vignette])
      throw new ContentError(
        `${file} cannot be used:\n  vignette: there is no vignette "${vignette.vignette}". Take one of ${oneOf(vignettes)}.`,
      )
    return { kind: 'vignette', vignette }
  }
  const scene = checkContent(sceneSchema, value, file)
  const faults: string[] = []
  const place = places[scene.place]
  const view = place?.views[scene.view]
  if (!place) faults.push(`place: there is no place "${scene.place}". Take one of ${oneOf(places)}.`)
  else if (!view) faults.push(`view: ${scene.place} has no view "${scene.view}". Take one of ${oneOf(place.views)}.`)
  scene.foregrounds.forEach(({ kind, ...data }, index) => {
    const foreground = foregrounds[kind]
    if (!foreground) {
      faults.push(`foregrounds.${index}.kind: there is no foreground "${kind}". Take one of ${oneOf(foregrounds)}.`)
      return
    }
    const result = foreground.schema.safeParse(data)
    for (const issue of result.error?.issues ?? []) {
      const field = ['foregrounds', index, ...issue.path].join('.')
      faults.push(`${field}: ${issue.message}. See pictures/foregrounds/ for what ${kind} takes.`)
    }
  })
  if (!view || faults.length > 0)
    throw new ContentError(`${file} cannot be used:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
  return { kind: 'scene', scene, view }
}

/** Reads a picture of `content/pictures`. Throws a `ContentError` for a missing or unusable file. */
export function readPicture(id: string): PictureData {
  const path = `pictures/${id}.yaml`
  const value = readYaml(path, anything, `Known pictures are: ${listPictureIds().join(', ')}.`)
  return checkPicture(value, `content/${path}`)
}
