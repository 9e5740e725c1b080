// Hand-drawn parts of the pictures: SVG files of named groups, which any drawing program opens. What depends on light or
// chance is drawn by code; a shape whose colour changes with the light says in `class` which of the light's colours it takes.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The colours of a light by the names that shapes have as `class`: a colour, or a function of the colour they are drawn in. */
export type Lights = Readonly<Record<string, unknown>>

/** Returns groups of an artwork, one after another. Throws when there is none of that name. */
export type Artwork = (...groups: readonly string[]) => string

/** What a file may hold: shapes, groups of them, comments, and space between. */
const token =
  /\s+|<!--[\s\S]*?-->|<\/g>|<g(?<group>(?: [\w-]+="[^"]*")*)>|<(?:path|circle|ellipse)(?: [\w-]+="[^"]*")+\/>/y
const frame = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+">\n([\s\S]*)<\/svg>\n$/

const known = new Map<string, ReadonlyMap<string, string>>()

function readGroups(file: string): ReadonlyMap<string, string> {
  const body = frame.exec(readFileSync(join(process.cwd(), file), 'utf8'))?.[1]
  if (body === undefined) throw new Error(`${file} is no SVG with a viewBox and nothing else in its head.`)
  const groups = new Map<string, string>()
  let [name, drawn, depth] = ['', '', 0]
  for (token.lastIndex = 0; token.lastIndex < body.length; ) {
    const start = token.lastIndex
    const found = token.exec(body)
    const line = body.slice(0, start).split('\n').length + 1
    if (!found) throw new Error(`${file}:${line} holds something besides path, circle, ellipse and g.`)
    const [tag] = found
    if (!tag.startsWith('<') || tag.startsWith('<!--')) continue
    const opens = found.groups?.group
    if (opens !== undefined) depth++
    if (opens !== undefined && depth === 1) {
      name = / id="([\w-]+)"/.exec(opens)?.[1] ?? ''
      drawn = ''
    } else if (tag === '</g>' && depth === 1) groups.set(name, drawn)
    else drawn += tag
    if (tag === '</g>') depth--
    if (!name || (depth === 0 && tag !== '</g>')) throw new Error(`${file}:${line} is not in a group with an id.`)
  }
  return groups
}

/** Returns the artwork `pictures/<path>.svg` in a light. Throws an error that names the file, its line and the fault. */
export function readArtwork(path: string, lights: Lights): Artwork {
  const file = `pictures/${path}.svg`
  const groups = known.get(file) ?? readGroups(file)
  known.set(file, groups)
  const show = (name: string, drawn: string): string => {
    const light = lights[name]
    if (typeof light === 'function') return light(drawn)
    if (typeof light === 'string') return light
    // Lamps are out by day: the pane keeps its own colour.
    if (name === 'lamp' && light === undefined) return drawn
    throw new Error(`${file} has a shape of class "${name}", which this light does not have.`)
  }
  return (...names) =>
    names
      .map((name) => {
        const group = groups.get(name)
        if (group === undefined)
          throw new Error(`${file} has no group "${name}". It has ${[...groups.keys()].join(', ')}.`)
        return group.replace(
          / class="([\w-]+)"([^>]*? (?:fill|stroke)=")(#\w+)/g,
          (_, light: string, between: string, colour: string) => between + show(light, colour),
        )
      })
      .join('')
}
