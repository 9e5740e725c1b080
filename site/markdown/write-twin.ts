import { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import { readBuildSettings } from '#site/build-settings.ts'
import { articles } from '#site/content/model/article-queries.ts'
import { listEntries, listIdsOf, nameOfSubject, readEntry } from '#site/content/model/entries.ts'
import { nameOfSource } from '#site/content/model/group-sources.ts'
import { type Kind, kindIds, kindOfPage, kinds } from '#site/content/model/kinds.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import { listMapPoints } from '#site/content/model/map-point-queries.ts'
import { places } from '#site/content/model/place-queries.ts'
import { describePublisher } from '#site/content/model/publisher.ts'
import { type PlacedEntry, type Ranking, readRanking } from '#site/content/model/ranking-queries.ts'
import { rankingOfPage } from '#site/content/model/ranking-schema.ts'
import { type SeasonId, seasons } from '#site/content/model/season-queries.ts'
import { seasonWordsSchema } from '#site/content/model/season-schema.ts'
import { readSiteFacts } from '#site/content/model/site-facts.ts'
import { readPageCopy, readWords } from '#site/content/reader/read-content.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatRating } from '#site/i18n/formats.ts'
import { translator } from '#site/i18n/translate.ts'
import { type GuidePage, listAllPages } from '#site/page-list/all-pages.ts'
import { subjectOfPage } from '#site/page-list/entry-of-page.ts'
import { nameOfPage } from '#site/page-list/name-of-page.ts'
import { definitionOf, type PageId, pageIds } from '#site/routes/pages.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { absoluteLinks, type Block, type Draft, heading, item, joinBlocks, paragraph } from './markdown.ts'
import { NumberedSources } from './numbered-sources.ts'
import { writeEntry } from './write-entry.ts'
import { type FactsBeside, listPageSources, writeWords } from './write-words.ts'

/** Pages that are tools: their words are those of buttons, so the twin says what the page is for. */
const tools: readonly PageId[] = ['myTrip', 'search', 'today', 'offline', 'map']

/** Returns whether a page has a Markdown twin: every page but the one for unknown paths. */
export function hasTwin({ id }: Pick<GuidePage, 'id'>): boolean {
  return id !== 'notFound'
}

/** Returns a page of the guide as Markdown, from the content that its HTML is made from. Throws a `ContentError` for content at fault. */
export function writeTwin(page: GuidePage, origin: string): string {
  const { language } = page
  const draft = { language, origin }
  const { name, lead, blocks } = describeSubject(page, draft)
  const address = new URL(encodeURI(page.canonical[language]), origin).href
  return joinBlocks([
    heading(1, name),
    paragraph(lead),
    paragraph(fillGaps(translator(language)('twin.address'), { address: `<${address}>` })),
    ...blocks,
  ])
}

interface Described {
  name: string
  lead: string
  blocks: Block[]
}

function describeSubject(page: GuidePage, draft: Draft): Described {
  const { language } = page
  const subject = subjectOfPage(page)
  if (!subject) {
    const ranking = rankingOfPage(page.id)
    return ranking ? describeRanking(readRanking(ranking, language), draft) : describePage(page, draft)
  }
  const { kind, id } = subject
  if (kind === 'articles') return describeArticle(id, draft)
  if (kind === 'seasons') return describeSeason(id as SeasonId, draft)
  const entry = kind === 'places' ? places.read(id, language) : readEntry(kind, id, language)
  const tidy = tidierOf(draft, `content/${kind}/${id}/${language}.md`)
  return { name: entry.facts.name, lead: tidy(entry.words.lead), blocks: writeEntry(entry, draft) }
}

function tidierOf(draft: Draft, file: string): (text: string) => string {
  return (text) => absoluteLinks(text, draft, file).trim()
}

const noFacts: FactsBeside = { noteOf: () => '', numberOf: () => undefined }

function describeArticle(id: string, draft: Draft): Described {
  const { language } = draft
  const { words, facts, body } = articles.read(id, language)
  const file = `content/articles/${id}/${language}.md`
  const tidy = tidierOf(draft, file)
  const sources = new NumberedSources()
  const marks = new Map(
    facts.sources.map((each) => [each.id, sources.note(nameOfSource(each.source, language), each.checkedOn)]),
  )
  const mark = (text: string) =>
    tidy(text.replace(/\[\^([^\]\s]+)\]/g, (_, source: string) => ` ${marks.get(source) ?? ''}`))
  return {
    name: words.name,
    lead: tidy(words.lead),
    blocks: [
      ...(words.notice ? [paragraph(`**${tidy(words.notice.title)}** ${mark(words.notice.text)}`)] : []),
      ...words.questions.flatMap(({ question, answer }) => [heading(2, question), paragraph(mark(answer))]),
      paragraph(mark(body)),
      ...sources.write(language),
    ],
  }
}

function describeSeason(id: SeasonId, draft: Draft): Described {
  const { language } = draft
  const season = seasons.read(id, language)
  const { words, body } = readWords('seasons', id, language, seasonWordsSchema)
  const file = `content/seasons/${id}/${language}.md`
  const {
    slug: _slug,
    pageTitle: _title,
    pageDescription: _description,
    lead,
    title,
    homeDescription: _home,
    facts,
    ...rest
  } = words
  const rows = Object.values(facts).map(({ name, value }) => ({ name, text: value }))
  return {
    name: season.name,
    lead: tidierOf(draft, file)(lead),
    blocks: [
      paragraph(`**${title}**: ${season.months}, ${season.temperature}`),
      paragraph(tidierOf(draft, file)(body)),
      ...writeWords(
        { ...rest, facts: { title: translator(language)('facts.title'), rows } },
        { ...draft, file, facts: noFacts },
      ),
    ],
  }
}

function describeRanking({ id, words, ranked, also }: Ranking, draft: Draft): Described {
  const { language, origin } = draft
  const file = `content/rankings/${id}/${language}.yaml`
  const tidy = tidierOf(draft, file)
  const titleOf = ({ entry, rating }: PlacedEntry) => {
    const name = link(entry.facts.name, linkToEntry(entry.kind, entry.id, language), origin)
    return rating === undefined ? name : `${name} (${formatRating(rating, language)})`
  }
  return {
    name: words.heading,
    lead: tidy(words.lead),
    blocks: [
      ...words.choose.map((line) => item(tidy(line))),
      ...ranked.flatMap((placed) => [
        heading(2, `${placed.position}. ${titleOf(placed)}`),
        ...Object.values(placed.entry.words.assessment?.why ?? {}).map((why) => item(tidy(why))),
        ...placed.card.pros.map((text) => item(`+ ${tidy(text)}`)),
        ...placed.card.cons.map((text) => item(`− ${tidy(text)}`)),
        paragraph(tidy(placed.card.instead)),
      ]),
      ...also.map((placed) => item(titleOf(placed))),
      ...[...Object.values(words.criteria), words.paying].map((text) => paragraph(tidy(text))),
    ],
  }
}

const pageWords = z.looseObject({
  heading: z.union([z.string(), z.array(z.string()).transform((lines) => lines.join(' '))]).optional(),
  lead: z.string().optional(),
  description: z.string(),
})

/** Returns the page whose words another shows: twins for search engines have those of the page that they stand for. */
function wordsOf(id: PageId): PageId {
  const { screen } = definitionOf(id)
  const own = `${screen.charAt(0).toLowerCase()}${screen.slice(1)}`
  return pageIds.find((each) => each === own) ?? id
}

function describePage({ id: shown, language }: GuidePage, draft: Draft): Described {
  const id = wordsOf(shown)
  const folder = id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const file = `content/pages/${folder}/${language}.yaml`
  const {
    heading: title,
    lead,
    description,
    title: _title,
    keywords: _keywords,
    ...rest
  } = readPageCopy(id, language, pageWords)
  const gaps = { ...describePublisher(readSiteFacts().publisher, language), origin: new URL(draft.origin).origin }
  const tidy = tidierOf(draft, file)
  const sources = new NumberedSources()
  const facts = factsBeside(folder, sources, language)
  const written = tools.includes(id)
    ? []
    : writeWords(fillIn(rest, gaps) as Record<string, unknown>, { ...draft, file, facts })
  return {
    name: title && !title.includes('{') ? tidy(title) : nameOfPage(shown, language),
    lead: lead && !lead.includes('{') ? tidy(lead) : description,
    blocks: [...written, ...listBelow(id, draft), ...sources.write(language)],
  }
}

/** Returns the words with the gaps of information pages filled in, without sections about what the owner switched off. */
function fillIn(value: unknown, gaps: Record<string, string>): unknown {
  if (typeof value === 'string') return value.replace(/\{(\w+)\}/g, (gap, name: string) => gaps[name] ?? gap)
  if (Array.isArray(value)) return value.filter(isOn).map((each) => fillIn(each, gaps))
  if (typeof value !== 'object' || value === null) return value
  const { onlyWith: _onlyWith, ...rest } = value as Record<string, unknown>
  return Object.fromEntries(Object.entries(rest).map(([key, each]) => [key, fillIn(each, gaps)]))
}

function isOn(value: unknown): boolean {
  const name = typeof value === 'object' && value !== null && 'onlyWith' in value ? value.onlyWith : undefined
  return name === undefined || readBuildSettings(process.env)[name as 'MCP'] === 'on'
}

function factsBeside(folder: string, sources: NumberedSources, language: Language): FactsBeside {
  const listed = listPageSources(folder)
  const marks = new Map<string, string>()
  for (const { id, source, checkedOn } of listed) {
    const note = sources.note(nameOfSource(source, language), checkedOn)
    // Two facts of one id would lend each other their sources.
    if (id) marks.set(id, marks.has(id) && marks.get(id) !== note ? '' : note)
  }
  const numbers = new Map(listed.flatMap(({ id, number }) => (id && number ? [[id, number] as const] : [])))
  return { noteOf: (id) => (marks.get(id) ? ` ${marks.get(id)}` : ''), numberOf: (id) => numbers.get(id) }
}

function link(name: string, path: string, origin: string): string {
  return `[${name}](${new URL(path, origin).href})`
}

/** Returns the entries of a list, the points of the map, or on the home page the pages of the guide. */
function listBelow(id: PageId, { language, origin }: Draft): Block[] {
  if (id === 'map') return listPoints({ language, origin })
  const below = kindIds.filter((kind) => definitionOf(kinds[kind].page).parent === id)
  if (below.length > 0)
    return below.flatMap((kind) => [heading(2, nameOfKind(kind, language)), ...listKind(kind, { language, origin })])
  if (id !== 'home') return []
  const pages = listAllPages().filter(
    (page) =>
      page.language === language &&
      page.id !== 'home' &&
      hasTwin(page) &&
      !kindOfPage(page.id) &&
      page.path === page.canonical[language],
  )
  return [
    heading(2, translator(language)('twin.pages')),
    ...pages.map((page) => item(link(nameOfPage(page.id, language), encodeURI(page.path), origin))),
  ]
}

function nameOfKind(kind: Kind, language: Language): string {
  const { parent = 'home' } = definitionOf(kinds[kind].page)
  return nameOfPage(parent, language)
}

function listKind(kind: Kind, { language, origin }: Draft): Block[] {
  const summaries = summariesOf(kind, language)
  return listIdsOf(kind).map((id) => {
    const summary = absoluteLinks(summaries.get(id) ?? '', { language, origin }, `content/${kind}/${id}/${language}.md`)
    return item(`${link(nameOfSubject(kind, id, language), linkToEntry(kind, id, language), origin)}: ${summary}`)
  })
}

function summariesOf(kind: Kind, language: Language): Map<string, string> {
  if (kind === 'seasons') return new Map(seasons.list(language).map(({ id, lead }) => [id, lead]))
  const list =
    kind === 'articles'
      ? articles.list(language)
      : kind === 'places'
        ? places.list(language)
        : listEntries(kind, language)
  return new Map(list.map(({ id, words }) => [id, words.summary]))
}

function listPoints({ language, origin }: Draft): Block[] {
  const map = hrefFor('map', language)
  return listMapPoints(language).map(({ id, name, category, coordinates, href }) =>
    item(
      `${link(name, href ?? `${map}?punkt=${id}`, origin)}: ${translator(language)(`map.category.${category}`)}, ${coordinates.latitude}, ${coordinates.longitude}`,
    ),
  )
}
