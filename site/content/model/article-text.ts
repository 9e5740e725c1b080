import { type Marked, Renderer, type Token, type Tokens } from 'marked'
import type { Language } from '#contract/languages.ts'
import { ContentError } from '#site/content/files/read-yaml.ts'
import { addressOfPicture, factsOfPicture, wordsOfPicture } from '#site/content/pictures/pictures.ts'
import { registerReaderOfEach } from '#site/content/reader/content-readers.ts'
import { makeSlug } from '#site/i18n/fold-letters.ts'
import { translator } from '#site/i18n/translate.ts'
import { type Article, articles, readArticle } from './article-queries.ts'
import { nameOfSource } from './group-sources.ts'
import { toPlainText } from './plain-text.ts'
import { makeTextReader, withoutPlea } from './render-text.ts'

// Articles extend Markdown: [^nrk-2024] becomes the number of that source of facts.yaml; ![](picture/nusfjord-sommer) alone
// in a paragraph becomes the drawing with its caption.

export interface ArticleText {
  html: string
  headings: { id: string; title: string }[]
}

/** The limits of an article’s text, in words. */
export const articleLength = { least: 600, most: 1200 } as const

const wordsPerMinute = 200

const sourceNote = /\[\^([^\]\s]+)\]/

/** Returns the id of the list item that a source’s number links to. */
export function anchorOfSource(number: number): string {
  return `kilde-${number}`
}

/** Returns a text without markup: notes, link targets and pictures removed. */
function plainWords(text: string): string {
  return text
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[\^[^\]]*\]/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/[#>*|_[\]-]/g, ' ')
}

/** Returns whether a text states a figure; road numbers do not count. */
function statesFigure(text: string): boolean {
  return /\d/.test(plainWords(text).replace(/\b(E|Fv|Rv)\u00a0?\d+\b/g, ''))
}

/** An article in a language with its file, for error messages. */
interface Part {
  article: Article
  language: Language
  file: string
  addressOf: (picture: string) => string
}

function partOf(article: Article, language: Language, addressOf = addressOfPicture): Part {
  return { article, language, file: `content/articles/${article.id}/${language}.md`, addressOf }
}

function numberOfSource(id: string, { article, file }: Part): number {
  const index = article.facts.sources.findIndex((source) => source.id === id)
  if (index < 0) {
    const known = article.facts.sources.map((source) => source.id).join(', ')
    throw new ContentError(`${file}: [^${id}] names no source of facts.yaml. Add it there, or use one of ${known}.`)
  }
  return index + 1
}

function renderNote(id: string, part: Part): string {
  const number = numberOfSource(id, part)
  const label = translator(part.language)('article.sourceNote', { number })
  return `<sup class="source-note"><a href="#${anchorOfSource(number)}" aria-label="${label}">${number}</a></sup>`
}

function renderPicture(target: string, { language, file, addressOf }: Part): string {
  const id = /^picture\/([a-z0-9-]+)$/.exec(target)?.[1]
  if (!id)
    throw new ContentError(
      `${file}: the picture "${target}" is none. Write picture/<name of a file in content/pictures>.`,
    )
  const { width, height } = factsOfPicture(id)
  const { alt, captionHtml } = wordsOfPicture(id, language)
  const caption = captionHtml ? `<figcaption>${captionHtml}</figcaption>` : ''
  const shape = width === height ? ' class="vignette"' : ''
  return `<figure${shape}><img class="pic" src="${addressOf(id)}" alt="${alt.replaceAll('"', '&quot;')}" width="${width}" height="${height}" loading="lazy" decoding="async">${caption}</figure>\n`
}

function readerFor(part: Part): Marked {
  const { language, file } = part
  const reader = makeTextReader(language, file)
  reader.use({
    extensions: [
      {
        name: 'sourceNote',
        level: 'inline',
        start: (text: string) => text.indexOf('[^'),
        tokenizer(text: string) {
          const found = /^\s*\[\^([^\]\s]+)\]/.exec(text)
          return found ? { type: 'sourceNote', raw: found[0], id: found[1] } : undefined
        },
        renderer: (token) => renderNote(String(token.id), part),
      },
    ],
    renderer: {
      heading({ tokens, text }: Tokens.Heading) {
        return `<h2 id="${makeSlug(text)}">${this.parser.parseInline(tokens)}</h2>\n`
      },
      paragraph({ tokens }: Tokens.Paragraph) {
        const [first] = tokens
        if (tokens.length === 1 && first?.type === 'image') return renderPicture(first.href, part)
        return `<p>${this.parser.parseInline(tokens)}</p>\n`
      },
      image({ href }: Tokens.Image) {
        throw new ContentError(
          `${file}: the picture "${href}" stands inside a paragraph. Give it a paragraph of its own.`,
        )
      },
      table(token: Tokens.Table) {
        // Wide tables scroll inside this box instead of the page.
        return `<div class="article-table" role="group" tabindex="0">${Renderer.prototype.table.call(this, token)}</div>`
      },
    },
  })
  return reader
}

/** Returns the blocks that must each cite the sources of their figures: paragraphs, list items and tables. */
function listPieces(tokens: Token[]): string[] {
  return tokens.flatMap((token) => {
    if (token.type === 'list') return (token as Tokens.List).items.map((item) => item.raw)
    if (token.type === 'space') return []
    return [token.raw]
  })
}

function refuseUnsourced(text: string, what: string, { file }: Part): void {
  if (!statesFigure(text) || sourceNote.test(text)) return
  const start = plainWords(text).replace(/\s+/g, ' ').trim().slice(0, 60)
  throw new ContentError(`${file}: ${what} "${start} …" states a figure and no source. Name it: [^id of facts.yaml].`)
}

function refuseWrongLength(body: string, { file }: Part): void {
  const count = countWords(body)
  if (count < articleLength.least || count > articleLength.most)
    throw new ContentError(
      `${file}: the text has ${count} words. Articles have ${articleLength.least} to ${articleLength.most}.`,
    )
}

export function countWords(text: string): number {
  return plainWords(text).match(/[\p{Letter}\p{Number}]+/gu)?.length ?? 0
}

/** Returns the reading time of a text in whole minutes, at least one. */
export function minutesToRead(text: string): number {
  return Math.max(1, Math.round(countWords(text) / wordsPerMinute))
}

/**
 * Renders an article’s text with anchors on headings, drawings and numbered sources. Throws a `ContentError` for a wrong
 * length, a figure without a source, or a reference to something missing.
 */
export function renderArticle(article: Article, language: Language, addressOf = addressOfPicture): ArticleText {
  const part = partOf(article, language, addressOf)
  const reader = readerFor(part)
  const tokens = reader.lexer(article.body)
  refuseWrongLength(article.body, part)
  for (const piece of listPieces(tokens)) refuseUnsourced(piece, 'the paragraph', part)
  const headings = tokens.filter((token): token is Tokens.Heading => token.type === 'heading')
  const wrong = headings.find(({ depth }) => depth !== 2)
  if (wrong) throw new ContentError(`${part.file}: "${wrong.text}" is no section. Headings of a text begin with "## ".`)
  return {
    html: reader.parser(tokens),
    headings: headings.map(({ text }) => ({ id: makeSlug(text), title: toPlainText(text) })),
  }
}

/** Renders one line of an article (lead, answer, notice) with numbered sources. Throws like `renderArticle`. */
export function renderArticleLine(text: string, article: Article, language: Language): string {
  const part = partOf(article, language)
  refuseUnsourced(text, 'the line', part)
  return withoutPlea(() => readerFor(part).parseInline(text) as string)
}

/** Returns the names of an article’s sources in a language, in the order of their numbers. */
export function listArticleSources({ facts }: Article, language: Language): string[] {
  return facts.sources.map(({ source }) => nameOfSource(source, language))
}

/** Throws a `ContentError` for a source that the text in a language never cites. */
function refuseUnusedSources(article: Article, language: Language): void {
  const { questions, notice } = article.words
  const text = [article.body, ...questions.map(({ answer }) => answer), notice?.text ?? ''].join('\n')
  const unused = article.facts.sources.find(({ id }) => !text.includes(`[^${id}]`))
  if (unused)
    throw new ContentError(
      `${partOf(article, language).file}: the source "${unused.id}" of facts.yaml is named nowhere. Name it where it is used, or delete it.`,
    )
}

/** Checks an article in a language before pictures are drawn. Throws the first `ContentError`. */
export function checkArticle(article: Article, language: Language): void {
  renderArticle(article, language, () => '')
  const { questions, notice } = article.words
  for (const text of [...questions.map(({ answer }) => answer), ...(notice ? [notice.text] : [])])
    renderArticleLine(text, article, language)
  refuseUnusedSources(article, language)
}

registerReaderOfEach(articles.listIds, (id, language) => checkArticle(readArticle(id, language), language))
