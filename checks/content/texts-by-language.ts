import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import type { Problem } from '#checks/rule.ts'
import { type Language, languageKeys } from '#contract/languages.ts'
import { splitFrontMatter } from '#site/content/files/read-yaml.ts'
import type { WrittenTexts } from './written-texts.ts'

/** A text in one language with its location. */
export interface TextInLanguage {
  path: string
  line: number
  /** Path of the field (`turnBack.0.why`) without language keys; undefined in the text below the front matter. */
  field: string | undefined
  language: Language
  text: string
}

/** Fields without text, with a publication's name, or with several languages on purpose. */
const noTexts = new Set([
  'keywords',
  'id',
  'slug',
  'href',
  'to',
  'website',
  'address',
  'picture',
  'icon',
  'kind',
  'source',
  'sources',
])

/** Returns a problem with a text, with its place and field. */
export function problemOf({ path, line, field }: TextInLanguage, fix: string): Problem {
  return { file: line > 0 ? `${path}:${line}` : path, fix: field ? `${field}: ${fix}` : fix }
}

/** Five rules look at the same texts, and parsing the YAML of all content takes a second. */
const known = new WeakMap<object, TextInLanguage[]>()

/** Returns every text of content and interface with its language, by file name or by language keys inside a file. */
export function listTextsByLanguage(written: Pick<WrittenTexts, 'content' | 'messages'>): TextInLanguage[] {
  const texts = known.get(written) ?? readTextsByLanguage(written)
  known.set(written, texts)
  return texts
}

function readTextsByLanguage({ content, messages }: Pick<WrittenTexts, 'content' | 'messages'>): TextInLanguage[] {
  const words = Object.entries(messages).flatMap(([language, texts]) =>
    Object.entries(texts).map(([field, text]) => ({
      path: `site/i18n/messages/${language}.json`,
      line: 0,
      field,
      language: language as Language,
      text,
    })),
  )
  return [...words, ...content.flatMap(({ path, text }) => listTextsOfFile(path, text))]
}

function listTextsOfFile(path: string, text: string): TextInLanguage[] {
  const language = languageOf(/\/(\w+)\.(?:md|yaml)$/.exec(path)?.[1])
  if (path.endsWith('.yaml')) return listTextsOfYaml(path, text, language, 0)
  if (!path.endsWith('.md') || !language) return []
  const { head, body, bodyLine } = splitFrontMatter(text) ?? { head: '', body: text, bodyLine: 1 }
  return [...listTextsOfYaml(path, head, language, 1), ...listParagraphs(path, body, language, bodyLine)]
}

function languageOf(word: unknown): Language | undefined {
  return languageKeys.find((language) => language === word)
}

function listParagraphs(path: string, body: string, language: Language, firstLine: number): TextInLanguage[] {
  let line = firstLine
  return body.split('\n').flatMap((text) => {
    const found = { path, line, field: undefined, language, text }
    line += 1
    // Remarks left there are found by texts-are-written.ts.
    return text.trim() === '' || text.startsWith('<!--') ? [] : [found]
  })
}

function listTextsOfYaml(
  path: string,
  text: string,
  ofFile: Language | undefined,
  linesBefore: number,
): TextInLanguage[] {
  const lines = new LineCounter()
  const found: TextInLanguage[] = []
  function walk(node: Node | null, language: Language | undefined, field: string | undefined): void {
    if (isMap<{ value?: unknown }, Node | null>(node)) {
      for (const { key, value } of node.items) {
        const name = String(isScalar(key) ? key.value : key)
        const inner = languageOf(name)
        if (!noTexts.has(name)) walk(value, inner ?? language, inner ? field : join(field, name))
      }
    } else if (isSeq<Node | null>(node)) {
      for (const [index, item] of node.items.entries()) walk(item, language, join(field, index))
    } else if (language && isScalar(node) && typeof node.value === 'string') {
      const line = lines.linePos(node.range?.[0] ?? 0).line + linesBefore
      found.push({ path, line, field, language, text: node.value })
    }
  }
  walk(parseDocument(text, { lineCounter: lines }).contents, ofFile, undefined)
  return found
}

function join(field: string | undefined, name: string | number): string {
  return field === undefined ? String(name) : `${field}.${name}`
}
