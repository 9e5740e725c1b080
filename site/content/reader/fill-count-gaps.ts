import { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import { ContentError, listEntryIds, readYaml } from '#site/content/files/read-yaml.ts'
import { capitalise } from '#site/i18n/capitalise.ts'

const gap = /\{\{count ([a-z]+)(?: ([A-Za-z.]+)(?:=([^}]+))?)?\}\}/g
const anyFacts = z.looseObject({})

/** One to fourteen as a text says them; more are figures. */
const numbers: Record<Language, { upToFourteen: string }> = {
  no: { upToFourteen: 'ett to tre fire fem seks sju åtte ni ti elleve tolv tretten fjorten' },
  en: { upToFourteen: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen' },
  de: { upToFourteen: 'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn' },
}

/** Returns what stands at a path (`access.stepFreeEntrance.value`) in the facts of an entry; undefined where nothing does. */
function factAt(kind: string, id: string, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined,
      readYaml(`${kind}/${id}/facts.yaml`, anyFacts),
    )
}

/**
 * Returns a text with the numbers of entries filled in from their facts, in words: `{{count hotels}}`, those of `{{count hotels
 * village=Leknes}}` and those that have `{{count cabins assessment}}` at all; capital where a sentence begins. Throws a `ContentError` where it counts none.
 */
export function fillCountGaps(text: string, language: Language, file: string): string {
  return text.replace(
    gap,
    (written, kind: string, field: string | undefined, wanted: string | undefined, index: number) => {
      const ids = listEntryIds(kind).filter((id) => {
        const fact = field && factAt(kind, id, field)
        return !field || (wanted === undefined ? fact !== undefined : String(fact) === wanted)
      })
      if (ids.length === 0) {
        const line = text.slice(0, index).split('\n').length
        throw new ContentError(
          `${file}, line ${line}: "${written}" counts nothing. Correct the kind, the field or its value.`,
        )
      }
      const word = numbers[language].upToFourteen.split(' ')[ids.length - 1] ?? String(ids.length)
      return /(^|["'.:!?] ?)$/.test(text.slice(0, index)) ? capitalise(word) : word
    },
  )
}
