import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Language, languageKeys, nameInEnglish } from '#contract/languages.ts'
import type { DescribedSchema } from '#site/content/files/describe-field.ts'
import { writeSkeleton } from './write-skeleton.ts'

/** Why no entry was written, as a sentence for the editor. */
export class NotWritten extends Error {
  override name = 'NotWritten'
}

/** The schemas of a new entry, by kind. */
export type DescribedKinds = Record<string, { facts: DescribedSchema; words: DescribedSchema }>

const idPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const usage = 'Write npm run new -- <kind> <id>, like npm run new -- cabins sund.'

/**
 * Writes the files of a new entry into `content/<kind>/<id>/`, every field explained, and opens its questions; returns their paths. Throws `NotWritten`
 * for an unknown kind, an unusable id, and an existing entry.
 */
export function writeEntry(contentFolder: string, kinds: DescribedKinds, kind = '', id = ''): string[] {
  if (!kind) throw new NotWritten(usage)
  const schemas = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  if (!schemas) throw new NotWritten(`There is no kind "${kind}": take one of ${Object.keys(kinds).join(', ')}.`)
  if (!id) throw new NotWritten(usage)
  if (!idPattern.test(id)) {
    throw new NotWritten(
      `"${id}" makes no address: take small letters without accents, figures and single hyphens between them, like "stamsund-vest".`,
    )
  }
  const folder = join(contentFolder, kind, id)
  if (existsSync(folder)) throw new NotWritten(`content/${kind}/${id} is there already: change it, or take another id.`)
  const files = { 'facts.yaml': writeFacts(kind, id, schemas.facts), ...writeLanguages(schemas.words) }
  writeTogether(folder, files)
  return [
    ...Object.keys(files).map((name) => `content/${kind}/${id}/${name}`),
    ...languageKeys.map((language) => addQuestions(contentFolder, kind, id, language)),
  ]
}

/** Adds an entry to what guests ask of its kind, three questions open, so that the search finds its page; returns the file's path. */
function addQuestions(contentFolder: string, kind: string, id: string, language: Language): string {
  const path = join('questions', kind, `${language}.yaml`)
  const file = join(contentFolder, path)
  const before = existsSync(file) ? readFileSync(file, 'utf8').trimEnd() : ''
  const open = [
    `# What guests ask in ${nameInEnglish(language)} that this page answers, in their words: three to ten questions of 2 to 70 letters.`,
    `${id}:`,
    '  -',
    '  -',
    '  -',
  ]
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.draft-${process.pid}`, [...(before ? [before] : []), ...open, ''].join('\n'))
  renameSync(`${file}.draft-${process.pid}`, file)
  return `content/questions/${kind}/${language}.yaml`
}

function writeFacts(kind: string, id: string, schema: DescribedSchema): string {
  return [
    `# ${kind}/${id}: what is the same in every language. docs/content-guide.md tells how an entry is written.`,
    '#',
    '# Fill in every field that stands open; an explanation holds for every later field of the same name. `npm run desk` has a',
    '# form for those that may be added. Delete the explanations when you are through. `npm run check:content` says what is missing.',
    '',
    writeSkeleton(schema),
  ].join('\n')
}

function writeLanguages(schema: DescribedSchema): Record<string, string> {
  return Object.fromEntries(
    languageKeys.map((language) => [
      `${language}.md`,
      [
        '---',
        `# The words in ${nameInEnglish(language)}. A text with a colon or a number sign in`,
        '# it, or that begins with neither a letter nor a figure, stands in "quotation marks". Names of waters stand',
        '# in *asterisks*.',
        '',
        `${writeSkeleton(schema)}---`,
        '',
        `<!-- Write the text of the page here, in ${nameInEnglish(language)}: paragraphs with an empty line between them, links as [Reine](places/reine). -->`,
        '',
      ].join('\n'),
    ]),
  )
}

/** Writes all files or none, by renaming a draft folder. */
function writeTogether(folder: string, files: Record<string, string>): void {
  const draft = `${folder}.draft-${process.pid}`
  try {
    mkdirSync(draft, { recursive: true })
    for (const [name, text] of Object.entries(files)) writeFileSync(join(draft, name), text)
    renameSync(draft, folder)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}
