import type { Language } from '#contract/languages.ts'
import type { TodayPartName, TodayParts } from '#contract/today.ts'
import type { PartState, QuotedWords } from '#contract/today-part.ts'
import type { TodayWords } from '#site/content-model/pages/today-copy.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { numberFormat } from '#site/i18n/kept-formats.ts'
import { buildElement } from '#site/ui/build-element.ts'
import { formatMoment } from './format-moment.ts'

/** What a part of today is told with. */
export interface Saying {
  /** ms since 1970. */
  now: number
  language: Language
  locale: string
  words: TodayWords
}

export type Part = TodayParts[keyof TodayParts]

/** Returns a number with a true minus sign; what rounds to nothing has none. */
export function formatNumber(value: number, locale: string, digits = 0): string {
  const rounded = Number(value.toFixed(digits)) + 0
  const format = numberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return format.format(rounded).replace('-', '−')
}

/** Returns the name of the nearest of eight directions. */
export function nameDirection(degrees: number, words: TodayWords): string {
  const eighth = (((Math.round(degrees / 45) % 8) + 8) % 8) as 0
  return words[`direction${eighth}`]
}

/** Returns the quoted text in the page's language, or in one that the service writes: German readers get English. */
export function quote(said: QuotedWords, { language }: Saying): { text: string; lang: 'nb' | 'en' } | null {
  const [first, second] = language === 'no' ? (['no', 'en'] as const) : (['en', 'no'] as const)
  for (const each of [first, second]) {
    const text = said[each]
    if (text) return { text, lang: each === 'no' ? 'nb' : 'en' }
  }
  return null
}

/** Returns a quoted text as an element with its language; undefined without a text. */
export function buildQuote(name: 'p' | 'span' | 'b', said: QuotedWords, view: Saying): HTMLElement | undefined {
  const found = quote(said, view)
  if (!found) return undefined
  const lang = found.lang === (view.language === 'no' ? 'nb' : view.language) ? undefined : found.lang
  return buildElement(name, { lang }, found.text)
}

/** Returns the line under a strip: whose data it is, when it was fetched, and that it is old. */
export function buildSourceLine(part: Part, view: Saying): HTMLElement {
  const { words } = view
  const when = part.upstreamTime ?? part.fetchedAt
  const credit = buildElement('a', { href: part.link }, part.credit)
  if (part.state === 'waiting') return buildElement('p.today-source', {}, credit, ' · ', words.waitingRest)
  if (when === null) return buildElement('p.today-source', {}, credit)
  const said =
    part.state === 'stale'
      ? buildElement('b.today-old', {}, fillGaps(words.asOf, { t: formatMoment(when, view) }))
      : fillGaps(words.fetched, {
          t: formatMoment(part.fetchedAt ?? when, view),
          next: formatMoment(part.nextAt ?? when, view),
        })
  return buildElement('p.today-source', {}, credit, ' · ', said)
}

interface Missing {
  state: PartState
  data: unknown
  link: string
  credit: string
}

/** What is said of a part that has nothing to show; what is not given is said in the words of all parts. */
interface MissingWords {
  failed?: string | undefined
  off?: string | undefined
  waiting?: string | undefined
}

/**
 * Returns the sentence of a part that has nothing to show: still under way, failed after somebody asked, or not fetched here at all.
 * Null while it has something, or says nothing at this time of the year.
 */
export function sayMissing(
  part: Pick<Missing, 'state' | 'data'>,
  name: TodayPartName,
  { words }: Pick<Saying, 'words'>,
  said: MissingWords = {},
): string | null {
  if (part.data !== null || part.state === 'outOfSeason') return null
  const state = part.state === 'off' || part.state === 'waiting' ? part.state : 'failed'
  return said[state] ?? fillGaps(words[state], { part: words[`part_${name}`] })
}

/** Returns in a line that a part is missing beside others, with whom to ask; null while it is there. */
export function buildGap(part: Missing, name: TodayPartName, view: Saying): HTMLElement | null {
  const said = sayMissing(part, name, view)
  return said === null
    ? null
    : buildElement('p.today-note', {}, `${said} `, buildElement('a', { href: part.link }, part.credit))
}

/** Returns the sentence of a part that has nothing to show, with whom to ask; null while it has. */
export function buildRefusal(
  part: Missing,
  name: TodayPartName,
  view: Saying,
  words?: MissingWords,
): HTMLElement | null {
  const said = sayMissing(part, name, view, words)
  if (said === null) return null
  return buildElement(
    'div.today-failed',
    { 'data-state': part.state },
    buildElement('p', {}, said),
    buildElement('p', {}, buildElement('a', { href: part.link }, part.credit)),
    part.state === 'failed' &&
      buildElement('button.btn.quiet', { type: 'button', 'data-today-retry': '' }, view.words.retry),
  )
}

/** Parts of official messages, of which one that cannot be read is told. */
const official = ['warnings', 'floods', 'avalanche', 'road'] as const

/** Returns that something of an official part could not be read, with the service that has it; null while all could. */
export function buildUnreadable(
  part: { unreadable?: number | undefined; link: string },
  name: (typeof official)[number],
  { words }: Saying,
): HTMLElement | null {
  if (!part.unreadable) return null
  const service = fillGaps(words.seeService, { service: words[`service_${name}`] })
  return buildElement(
    'p.today-warned',
    {},
    `${words[`unreadable_${name}`]} `,
    buildElement('a', { href: part.link }, service),
  )
}
