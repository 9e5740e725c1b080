// Hand-drawn SVG files of named groups. A `class` on a shape names the colour of the light that replaces its own.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** By `class`: a colour, or a function of the drawn colour. */
export type Lights = Readonly<Record<string, unknown>>

/** Returns groups by name. Throws for an unknown one. */
export type Artwork = (...groups: readonly string[]) => string

const frame = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+">\n([\s\S]*)<\/svg>\n$/
const space = /(?:\s|<!--[\s\S]*?-->)+/y
const attributes = String.raw`(?: (?!class|on)[\w-]+="[^"]*")`
const tag = new RegExp(`</g>|<g${attributes}*>|<(?:path|circle|ellipse)(?: class="[\\w-]+")?${attributes}+/>`, 'y')

function readAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

function readGroups(file: string): ReadonlyMap<string, string> {
  const body = frame.exec(readFileSync(join(process.cwd(), file), 'utf8'))?.[1]
  if (body === undefined) throw new Error(`${file} is no SVG with a viewBox and nothing else in its head.`)
  const groups = new Map<string, string>()
  let [id, drawn, depth] = ['', '', 0]
  for (let at = readAt(space, body, 0).length; at < body.length; at += readAt(space, body, at).length) {
    const found = readAt(tag, body, at)
    const line = `${file}:${body.slice(0, at).split('\n').length + 1}`
    if (!found)
      throw new Error(`${line} holds something besides g, path, circle and ellipse, the class of a shape first.`)
    at += found.length
    if (found === '</g>') depth--
    if (depth === 0 && found === '</g>') groups.set(id, drawn)
    else if (depth > 0) drawn += found
    else {
      ;[id, drawn] = [/^<g id="([\w-]+)">$/.exec(found)?.[1] ?? '', '']
      if (!id) throw new Error(`${line} is not in a group with an id.`)
    }
    if (found.startsWith('<g')) depth++
  }
  return groups
}

const known = new Map<string, ReadonlyMap<string, string>>()

/** Returns the artwork `pictures/<path>.svg` in a light. Throws with file, line and fault. */
export function readArtwork(path: string, lights: Lights): Artwork {
  const file = `pictures/${path}.svg`
  const groups = known.get(file) ?? readGroups(file)
  known.set(file, groups)
  const show = (name: string, drawn: string): string => {
    const light = lights[name]
    if (typeof light === 'function') return light(drawn)
    if (typeof light === 'string') return light
    // By day lamps are off and keep the pane's colour.
    if (name === 'lamp' && light === undefined) return drawn
    throw new Error(`${file} has a shape of class "${name}", which this light does not have.`)
  }
  const showGroup = (name: string): string => {
    const group = groups.get(name)
    if (group === undefined) throw new Error(`${file} has no group "${name}". It has ${[...groups.keys()].join(', ')}.`)
    return group.replace(
      / class="([\w-]+)"([^>]*? (?:fill|stroke)=")(#\w+)/g,
      (_, light: string, between: string, colour: string) => between + show(light, colour),
    )
  }
  return (...names) => names.map(showGroup).join('')
}
