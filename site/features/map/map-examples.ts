import { type Language, languages } from '#contract/languages.ts'
import { pickWords } from '#site/i18n/translate.ts'
import { mapWordKeys } from './map-words.ts'
import type { Voice } from './say-points.ts'
import type { ShownPoint } from './shown-point.ts'

/** A beach that lies nowhere in particular, for the tests. */
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

/** The words of the map in a language, for the tests. */
export function exampleVoice(language: Language = 'no'): Voice {
  return { words: pickWords(language, mapWordKeys), language }
}

/** The three languages with their voices, for `it.each`. */
export const exampleVoices = (Object.keys(languages) as Language[]).map((language) => exampleVoice(language))
