import { readMyTrip } from '#site/content/model/pages/my-trip-copy.ts'
import { lightSentenceWords } from '#site/domain/calendar/light-words.ts'
import { pickWords } from '#site/i18n/translate.ts'
import type { TripVoice } from './format-trip.ts'
import { atlas } from './trip-plan-examples.ts'

/** English words and the guide's places, for tests. */
export const voice: TripVoice = {
  words: readMyTrip('en').words,
  light: pickWords('en', lightSentenceWords),
  language: 'en',
  atlas,
  chargersHref: '/en/charging',
}
