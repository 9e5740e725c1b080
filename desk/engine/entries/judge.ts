import { type Language, languageKeys } from '#contract/languages.ts'
import { type Fault, type FileName, fileNames, type Path } from '#desk/contract.ts'
import { describeText, type EntryKey, hasHead, type Texts } from '#desk/engine/files/content-files.ts'
import { ContentError, isDraftArticle, listFaults, parseYaml, splitFrontMatter } from '#site/content/files/read-yaml.ts'
import type { Article } from '#site/content/model/article-queries.ts'
import { checkArticle } from '#site/content/model/article-text.ts'
import type { KindQueries } from '#site/content/model/define-kind.ts'
import { queriesOf } from '#site/content/model/entries.ts'
import { renderText } from '#site/content/model/render-text.ts'
import { fillRoadGaps } from '#site/content/roads/fill-road-gaps.ts'
import { namesOfFiles, schemaOf } from './schemas-of-entries.ts'

// The same judges as the build's: the schemas, the gaps of road and links in texts, and what facts and words owe each other.

/** Returns everything that the schemas and the readers of an entry refuse in its texts. */
export function judgeEntry(key: EntryKey, texts: Texts): Fault[] {
  // A draft may be unfinished; it only has to be readable.
  const isDraft = key.kind === 'articles' && isDraftArticle(texts.facts ?? '')
  const faults = fileNames.flatMap((file) => judgeFile(key, file, texts[file], isDraft))
  if (isDraft) return faults
  return faults.length > 0 ? faults : languageKeys.flatMap((language) => judgeTogether(key, texts, language))
}

function fileOf({ kind, id }: EntryKey, file: FileName): string {
  return `content/${kind}/${id}/${namesOfFiles[file]}`
}

function isLanguage(file: FileName): file is Language {
  return hasHead(file)
}

function judgeFile(key: EntryKey, file: FileName, text: string | undefined, isDraft: boolean): Fault[] {
  if (text === undefined) {
    return file === 'photo'
      ? []
      : [{ file, path: [], message: `${namesOfFiles[file]} is missing. Every entry needs it.` }]
  }
  const { broken } = describeText(text, isLanguage(file))
  if (broken) return [{ file, path: [], message: `Line ${broken.line}: ${broken.message}. ${broken.remedy}` }]
  return guard(file, [], fileOf(key, file), () => {
    if (isDraft && file !== 'photo') return []
    const { value, body } = readFilled(key, file, text)
    const schema = schemaOf(key.kind, file)
    const ofHead = listFaults(schema, value).map(({ path, message }) => ({ file, path: path as Path, message }))
    if (!isLanguage(file) || key.kind === 'articles') return ofHead
    return [
      ...ofHead,
      ...guard(file, ['body'], fileOf(key, file), () => {
        renderText(body, file, fileOf(key, file))
        return []
      }),
    ]
  })
}

/** Returns what a file says as pages read it: with distances and driving times filled in. */
function readFilled(key: EntryKey, file: FileName, text: string): { value: unknown; body: string } {
  const name = fileOf(key, file)
  if (!isLanguage(file)) return { value: parseYaml(text, name) ?? {}, body: '' }
  const parts = splitFrontMatter(fillRoadGaps(text, file, name))
  return { value: parseYaml(parts?.head ?? '', name) ?? {}, body: parts?.body ?? '' }
}

function judgeTogether(key: EntryKey, texts: Texts, language: Language): Fault[] {
  const { refuse }: KindQueries = queriesOf[key.kind]
  const read = (file: FileName) => schemaOf(key.kind, file).parse(readFilled(key, file, texts[file] ?? '').value)
  const file = fileOf(key, language)
  return guard(language, [], file, () => {
    refuse?.(read('facts'), read(language), file)
    if (key.kind !== 'articles') return []
    const { body } = readFilled(key, language, texts[language] ?? '')
    const article = { ...key, facts: read('facts'), words: read(language), body } as Article
    return guard(language, ['body'], file, () => {
      checkArticle(article, language)
      return []
    })
  })
}

/** Returns the faults of `judge`, or the one that it throws: unusable content is what is looked for here. */
function guard(file: FileName, path: Path, name: string, judge: () => Fault[]): Fault[] {
  try {
    return judge()
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const message = error.message.replace(name, '').replace(/^[: ]+/, '')
    const [, field] = /^([a-z]\w*)[.: ]/.exec(message) ?? []
    return [{ file, path: path.length > 0 || !field ? path : [field], message }]
  }
}

function nameOfFault({ file, path, message }: Fault): string {
  return `${file} ${path.join('.')} ${message}`
}

/** Returns the faults that were not there before. */
export function listNewFaults(before: readonly Fault[], after: readonly Fault[]): Fault[] {
  const known = new Set(before.map(nameOfFault))
  return after.filter((fault) => !known.has(nameOfFault(fault)))
}
