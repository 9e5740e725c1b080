import { parse } from 'yaml'
import type { Rule } from '#checks/rule.ts'
import type { Language } from '#contract/languages.ts'
import { listTextsByLanguage, problemOf } from './texts-by-language.ts'
import type { WrittenTexts } from './written-texts.ts'

/** A length there and back, not one end of a range. */
const thereAndBack: Record<Language, RegExp> = {
  no: /(?<![\d,–])(\d+(?:,\d+)?)[ \u00a0](?:km|kilomet\p{L}*) (?:fram og tilbake|tur-retur)/giu,
  en: /(?<![\d.–])(\d+(?:\.\d+)?)[ \u00a0](?:km|kilometres) (?:there and back|return)/giu,
  de: /(?:(?<![\d,–])(\d+(?:,\d+)?)[ \u00a0](?:km|Kilometer\p{L}*) hin und zurück|hin und zurück (?:sind es )?(\d+(?:,\d+)?)[ \u00a0](?:km|Kilometer))/giu,
}

/** A page may round what the trip has with a decimal. */
const roundedBy = 0.5

const factsOfTrip = /^content\/trips\/([^/]+)\/facts\.yaml$/
const textOfTrip = /^content\/trips\/([^/]+)\//

function listLinked(text: string): string[] {
  return [...new Set([...text.matchAll(/\]\(trips\/([^)#]+)/g)].flatMap(([, id]) => id ?? []))]
}

/** A walk is as long on every page as its own facts say: a sentence speaks of the one trip that it links to, a note of that of its text, and else of that of the page. */
export const lengthsAreTheTrips: Rule<Pick<WrittenTexts, 'content' | 'messages'>> = {
  name: 'the length of a walk is that of its facts',
  findProblems: (written) => {
    const kilometres = new Map<string, number>()
    for (const { path, text } of written.content) {
      const id = factsOfTrip.exec(path)?.[1]
      const length = id === undefined ? undefined : parse(text)?.length
      if (id !== undefined && length?.way === 'return') kilometres.set(id, length.kilometres)
    }
    const texts = listTextsByLanguage(written)
    const placeOf = ({ path, line, field }: (typeof texts)[number]) => `${path} ${field?.replace(/[^.]+$/, '') ?? line}`
    const beside = new Map<string, string[]>()
    for (const text of texts)
      beside.set(placeOf(text), [...(beside.get(placeOf(text)) ?? []), ...listLinked(text.text)])
    return texts.flatMap((text) => {
      const ofNote = text.field?.endsWith('.note') ? (beside.get(placeOf(text)) ?? []) : []
      const own = ofNote[0] ?? textOfTrip.exec(text.path)?.[1]
      return text.text.split(/(?<=[.;!?])\s/).flatMap((sentence) => {
        const linked = listLinked(sentence)
        const [id = own] = linked
        const known = id === undefined || linked.length > 1 ? undefined : kilometres.get(id)
        if (known === undefined) return []
        return [...sentence.matchAll(thereAndBack[text.language])]
          .filter(
            ([, before, after]) => Math.abs(Number((before ?? after ?? '').replace(',', '.')) - known) > roundedBy,
          )
          .map(([said]) =>
            problemOf(text, `«${said}»: content/trips/${id}/facts.yaml says ${known} km. Write one length in both.`),
          )
      })
    })
  },
}
