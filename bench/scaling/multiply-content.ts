import { readdirSync, readFileSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, parseDocument, stringify } from 'yaml'
import { languageKeys } from '#contract/languages.ts'
import { splitFrontMatter } from '#site/content/files/read-yaml.ts'

const kinds = ['hotels', 'cabins', 'restaurants', 'stations', 'activities', 'trips', 'places', 'articles']

interface Position {
  latitude: number
  longitude: number
}

interface Facts extends Record<string, unknown> {
  name?: string
  order?: number
  coordinates?: Position
}

/** Returns a function that moves copies to free positions within a few kilometres, inside Lofoten. */
function makeMover(taken: Set<string>): (position: Position, copy: number) => Position {
  return ({ latitude, longitude }, copy) => {
    // Steps of about 80 m by 45 m, away from the edges of the map.
    const north = latitude > 68.2 ? -1 : 1
    const east = longitude > 14.5 ? -1 : 1
    let step = 0
    while (true) {
      const moved = {
        latitude: Number((latitude + north * 0.0007 * (copy % 10) + step * 0.00001).toFixed(5)),
        longitude: Number((longitude + east * 0.0011 * (Math.floor(copy / 10) + 1)).toFixed(5)),
      }
      const spot = `${moved.latitude} ${moved.longitude}`
      if (!taken.has(spot)) {
        taken.add(spot)
        return moved
      }
      step += 1
    }
  }
}

/** Adds `times` − 1 copies of every entry with their own id, name, order and position; ranks stay with the original, and the road leads on to each place. */
export async function multiplyContent(contentFolder: string, times: number): Promise<void> {
  const entries = kinds.flatMap((kind) => readdirSync(join(contentFolder, kind)).map((id) => ({ kind, id })))
  const move = makeMover(new Set(entries.flatMap(({ kind, id }) => spotOf(readFacts(contentFolder, kind, id)))))
  for (const { kind, id } of entries) {
    for (let copy = 1; copy < times; copy += 1) await copyEntry(contentFolder, kind, id, copy, move)
  }
  for (const kind of kinds) {
    for (const language of languageKeys)
      await copyQuestions(join(contentFolder, 'questions', kind, `${language}.yaml`), times)
  }
  const roads = join(contentFolder, 'road/network.yaml')
  const network = parseDocument(readFileSync(roads, 'utf8'))
  for (const { id } of entries.filter(({ kind }) => kind === 'places')) {
    for (let copy = 1; copy < times; copy += 1) {
      network.setIn(['places', `${id}-copy-${copy}`], `${network.getIn(['places', id])} ${copy}`)
      network.addIn(['legs'], network.createNode([id, `${id}-copy-${copy}`, 0.1, 1], { flow: true }))
    }
  }
  await writeFile(roads, String(network))
}

function readFacts(contentFolder: string, kind: string, id: string): Facts {
  return parse(readFileSync(join(contentFolder, kind, id, 'facts.yaml'), 'utf8')) as Facts
}

function spotOf({ coordinates }: Facts): string[] {
  return coordinates ? [`${coordinates.latitude} ${coordinates.longitude}`] : []
}

async function copyEntry(
  contentFolder: string,
  kind: string,
  id: string,
  copy: number,
  move: (position: Position, copy: number) => Position,
): Promise<void> {
  const source = join(contentFolder, kind, id)
  const target = join(contentFolder, kind, `${id}-copy-${copy}`)
  await mkdir(target)
  const { featured: _, ...facts } = readFacts(contentFolder, kind, id)
  if (facts.name) facts.name = `${facts.name} ${copy}`
  if (facts.order) facts.order += copy * 10_000
  if (facts.coordinates) facts.coordinates = { ...facts.coordinates, ...move(facts.coordinates, copy) }
  await writeFile(join(target, 'facts.yaml'), stringify(facts))
  for (const language of languageKeys) {
    const text = readFileSync(join(source, `${language}.md`), 'utf8')
    await writeFile(join(target, `${language}.md`), renameInHead(text, copy))
  }
}

/** Lets each copy answer the questions of its original. */
async function copyQuestions(file: string, times: number): Promise<void> {
  const questions = Object.entries(parse(readFileSync(file, 'utf8')) as Record<string, string[]>)
  const all = questions.flatMap(([id, asked]) => [
    [id, asked],
    ...Array.from({ length: times - 1 }, (_, copy) => [`${id}-copy-${copy + 1}`, asked]),
  ])
  await writeFile(file, stringify(Object.fromEntries(all)))
}

/** Makes names and titles unique within their length limits. */
function renameInHead(text: string, copy: number): string {
  const { head, body } = splitFrontMatter(text) ?? { head: '', body: text }
  const words = parseDocument(head)
  for (const field of ['name', 'title']) {
    const value = words.get(field)
    if (typeof value === 'string') words.set(field, `${value.slice(0, 54)} ${copy}`)
  }
  // Belongs to `featured`, which copies do not have.
  words.delete('featuredMessage')
  return `---\n${words.toString()}---\n${body}`
}

/** Copies what a build needs into an empty folder. */
export async function copyProject(projectFolder: string, target: string): Promise<void> {
  const parts = ['site', 'pictures', 'content', 'contract', 'scripts', 'server']
  parts.push('astro.config.ts', 'package.json', 'tsconfig.json')
  for (const part of parts) await cp(join(projectFolder, part), join(target, part), { recursive: true })
}
