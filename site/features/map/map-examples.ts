import { type Language, languages } from '#contract/languages.ts'
import { pickWords } from '#site/i18n/translate.ts'
import type { Voice } from './format-points.ts'
import { mapWords } from './map-words.ts'
import type { ShownPoint } from './shown-point.ts'

/** Returns a made-up beach for tests. */
export function examplePoint(id: string, changes: Partial<ShownPoint> = {}): ShownPoint {
  return {
    id,
    name: `Strand ${id}`,
    category: 'beach',
    description: 'Hvit sand.',
    coordinates: { latitude: 68.2, longitude: 13.5 },
    isApproximate: false,
    ...changes,
  }
}

/** Returns the messages of the map in a language, for tests. */
export function exampleVoice(language: Language = 'no'): Voice {
  return { words: pickWords(language, mapWords), language }
}

/** For `it.each`. */
export const exampleVoices = (Object.keys(languages) as Language[]).map((language) => exampleVoice(language))
