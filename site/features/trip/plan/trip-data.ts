import type { TripWords } from '#site/content/model/pages/my-trip-copy.ts'
import type { LightSentenceWords } from '#site/domain/calendar/light-words.ts'
import type { WordsOf } from '#site/i18n/translate.ts'
import type { AtlasData } from './atlas.ts'
import type { ReadyPlans } from './outline-days.ts'

/** What `/search/stops/<language>.json` brings. */
export interface TripData {
  atlas: AtlasData
  ready: ReadyPlans
  /** Whose map the small ones are drawn from, as its licence asks. */
  credit: string
  /** The page of the chargers along the E10. */
  chargersHref: string
  fares: readonly { to: number; text: string }[]
  words: TripWords
  light: LightSentenceWords
  sky: WordsOf<['weather.symbol.']>
  backBy: WordsOf<['backBy.']>
  /** For the card of the booklet: «113 Ambulanse», and what to say. */
  emergency: { numbers: readonly string[]; words: WordsOf<['myPosition.sayTitle', 'myPosition.say.']> }
}
