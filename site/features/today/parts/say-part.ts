import type { Language } from '#contract/languages.ts'
import type { TodayPartName, TodayParts } from '#contract/today.ts'
import type { PartState, QuotedWords } from '#contract/today-part.ts'
import type { TodayWords } from '#site/content/model/pages/today-copy.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { nameSite } from './name-site.ts'

/** What a part of today is told with. */
export interface Saying {
  /** ms since 1970. */
  now: number
  language: Language
  locale: string
  words: TodayWords
}

export type Part = TodayParts[keyof TodayParts]

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

export interface Missing {
  state: PartState
  data: unknown
  link: string
  credit: string
}

/** What is said of a part that has nothing to show; what is not given is said in the words of all parts. */
export interface MissingWords {
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

/** Parts of official messages, of which one that cannot be read is told. */
export type OfficialPart = 'warnings' | 'floods' | 'avalanche' | 'road'

/** Returns that something of an official part could not be read, and the name of a link to the service that has it; null while all could. */
export function sayUnreadable(
  { unreadable, link }: { unreadable?: number | undefined; link: string },
  name: OfficialPart,
  { words, language }: Pick<Saying, 'words' | 'language'>,
): { said: string; link: string } | null {
  if (!unreadable) return null
  return { said: words[`unreadable_${name}`], link: fillGaps(words.seeService, { service: nameSite(link, language) }) }
}
