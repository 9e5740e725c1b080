import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { languageKeys } from '#contract/languages.ts'
import { contentFolder, readYaml } from '#site/content/files/read-yaml.ts'
import type { Source } from '#site/content/files/sourced.ts'
import type { SourceUse } from '#site/content/model/group-sources.ts'
import { absoluteLinks, type Block, type Draft, heading, item, paragraph } from './markdown.ts'

type Words = Record<string, unknown>

/** Fields that a heading or a name stands in, by the schemas of `site/content/model/`. */
const headingFields = ['title', 'heading', 'question']
const notPrinted = [
  'id',
  'picture',
  'keywords',
  'href',
  'icon',
  'chart',
  'caption',
  'legend',
  'label',
  'source',
  'sources',
  'checkedOn',
]

interface Writing extends Draft {
  file: string
  /** Short words of the page by the key that sentences have too: `rain` is «Hvis det regner». */
  labels: ReadonlyMap<string, string>
  facts: FactsBeside
}

/** What the fact files of a page say, by the id that the words have. */
export interface FactsBeside {
  /** Returns the mark of the source of a fact, with a space before it; empty where no one fact has that id. */
  noteOf: (id: string) => string
  /** Returns the telephone number that stands before a name. */
  numberOf: (id: string) => string | undefined
}

/**
 * Returns the words of a page as blocks, in the order of its file: what has a title is a section, what has a name an item. The words of
 * buttons and tables, which are no sentences, and those with gaps that only a page fills are left out.
 */
export function writeWords(words: Words, draft: Draft & { file: string; facts: FactsBeside }): Block[] {
  return writeFields(words, 2, { ...draft, labels: collectLabels(words) })
}

function isWords(value: unknown): value is Words {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function hasGap(text: string): boolean {
  return /\{[A-Za-z]+\}/.test(text)
}

function isSentence(text: string): boolean {
  return text.length > 20 && /[.!?…”“»)]$/.test(text.trim()) && !hasGap(text)
}

function collectLabels(words: Words, labels = new Map<string, string>()): Map<string, string> {
  for (const [key, value] of Object.entries(words)) {
    if (isWords(value)) collectLabels(value, labels)
    else if (typeof value === 'string' && !isSentence(value) && !hasGap(value)) labels.set(key, value)
  }
  return labels
}

function writeFields(words: Words, level: number, writing: Writing): Block[] {
  return Object.entries(words).flatMap(([key, value]) => writeField(key, value, level, writing))
}

function writeField(key: string, value: unknown, level: number, writing: Writing): Block[] {
  if (notPrinted.includes(key)) return []
  if (typeof value === 'string') {
    if (!isSentence(value)) return []
    const text = tidy(value, writing)
    const label = writing.labels.get(key)
    if (label) return [item(`**${label}:** ${text}`)]
    const note = writing.facts.noteOf(key)
    return note ? [item(`${text}${note}`)] : [paragraph(text)]
  }
  if (Array.isArray(value)) return value.flatMap((each) => writeListed(each, level, writing))
  return isWords(value) ? writeSection(value, key, level, writing) : []
}

function writeListed(value: unknown, level: number, writing: Writing): Block[] {
  if (typeof value === 'string') return hasGap(value) ? [] : [item(tidy(value, writing))]
  return isWords(value) ? writeSection(value, String(value.id ?? ''), level, writing) : []
}

function writeSection(words: Words, key: string, level: number, writing: Writing): Block[] {
  const { name, ...besideName } = words
  const texts = Object.entries(besideName).filter(([field]) => !notPrinted.includes(field))
  if (typeof name === 'string' && texts.every(([, text]) => typeof text === 'string' && text.length <= 600)) {
    const said = texts.map(([, text]) => String(text)).filter((text) => !hasGap(text))
    if (hasGap(name)) return []
    const shown = [writing.facts.numberOf(key), tidy(name, writing)].filter(Boolean).join(' ')
    return [
      item(`${[`**${shown}**`, ...said.map((text) => tidy(text, writing))].join(': ')}${writing.facts.noteOf(key)}`),
    ]
  }
  const field = ['name', ...headingFields].find(
    (each) => typeof words[each] === 'string' && !hasGap(String(words[each])),
  )
  if (!field) return writeFields(words, level, writing)
  const { [field]: title, ...rest } = words
  const blocks = writeFields(rest, level + 1, writing)
  return blocks.length > 0
    ? [heading(level, `${tidy(String(title), writing)}${writing.facts.noteOf(key)}`), ...blocks]
    : []
}

function tidy(text: string, writing: Writing): string {
  return absoluteLinks(text, writing, writing.file).trim()
}

const sourcedFact = z.looseObject({ checkedOn: z.string() })
const anyContent = z.unknown()

/** A source that a fact file names, with the id and the telephone number of its fact. */
export interface PageSource extends Omit<SourceUse, 'use'> {
  id?: string | undefined
  number?: string | undefined
}

/** Returns what the fact files of a page say about sources (`content/pages/<folder>/*.yaml` without languages). */
export function listPageSources(folder: string): PageSource[] {
  const names = readdirSync(join(contentFolder, 'pages', folder)).filter(
    (name) => name.endsWith('.yaml') && !languageKeys.some((language) => name === `${language}.yaml`),
  )
  return names.flatMap((name) => collectSources(readYaml(`pages/${folder}/${name}`, anyContent)))
}

function collectSources(value: unknown, key?: string): PageSource[] {
  if (Array.isArray(value)) return value.flatMap((each) => collectSources(each))
  if (!isWords(value)) return []
  const inside = Object.entries(value).flatMap(([name, each]) => collectSources(each, name))
  const fact = sourcedFact.safeParse(value)
  if (!fact.success) return inside
  const { checkedOn, source, sources, id = key, number } = fact.data
  const named = [source, ...(Array.isArray(sources) ? sources : [])].filter((each) => each !== undefined) as Source[]
  const about = { id: id as string | undefined, number: typeof number === 'string' ? number : undefined }
  return [...named.map((each) => ({ source: each, checkedOn, ...about })), ...inside]
}
