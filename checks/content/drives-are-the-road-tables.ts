import type { Problem, Rule } from '#checks/rule.ts'
import { listTextsByLanguage, problemOf } from './texts-by-language.ts'
import type { WrittenTexts } from './written-texts.ts'

interface Roads {
  /** Returns the names of places by id. */
  listNames: () => Readonly<Record<string, string>>
  /** Returns the minutes by car between two ids, rounded as texts tell them. */
  minutesBetween: (from: string, to: string) => number
}

/** A time on foot, by boat, by bus or in winter is nobody's to compare with a drive on a bare road. */
const byOtherMeans =
  /ferje|ferge|båt|skip|fly|buss|tog|til fots|sti(?:en)?\b|gå|sykkel|vinter|ferry|boat|ship|flight|bus|train|walk|path|trail|on foot|bicycle|winter|Fähre|Boot|Schiff|Flug|Bus|Zug|zu Fuß|Weg\b|Pfad|wander|Fahrrad|Winter/i
const hours = String.raw`(?<hours>\d+)[ \u00a0]?(?:t|h|timer?|hours?|Std\.?|Stunden?)(?!\p{L})`
const minutes = String.raw`(?<minutes>\d+)[ \u00a0]?min`
const minutesAfterHours = minutes.replace('<minutes>', '<rest>')

/** Returns the rule that a driving time typed between two places of the road table is the one of the table. */
export function drivesAreTheRoadTables({
  listNames,
  minutesBetween,
}: Roads): Rule<Pick<WrittenTexts, 'content' | 'messages'>> {
  return {
    name: 'a driving time is the one of the road table',
    findProblems: (written) => {
      const ids = Object.entries(listNames())
        .filter(([, name]) => name.length > 1)
        .sort(([, one], [, other]) => other.length - one.length)
      const anyName = ids.map(([, name]) => name).join('|')
      const pattern = new RegExp(
        `(?<!\\p{L})(?<from>${anyName})(?: ?[–-] ?| til | to | nach | bis )(?<to>${anyName})(?!\\p{L})(?<between>[^.;{}]{0,40}?)(?<![\\p{L}\\d,.–-])(?:${hours}(?:[ \\u00a0]${minutesAfterHours})?|${minutes})`,
        'gu',
      )
      const idOf = (name: string | undefined) => ids.find(([, each]) => each === name)?.[0] ?? ''
      return listTextsByLanguage(written).flatMap((text) =>
        [...text.text.matchAll(pattern)].flatMap(({ 0: found, groups = {} }): Problem[] => {
          const [from, to] = [idOf(groups.from), idOf(groups.to)]
          if (byOtherMeans.test(groups.between ?? '')) return []
          const typed = Number(groups.hours ?? 0) * 60 + Number(groups.rest ?? groups.minutes ?? 0)
          const told = minutesBetween(from, to)
          if (typed === told) return []
          return [
            problemOf(
              text,
              `«${found}»: the road table says ${told} minutes. Write {{drive ${from} ${to}}}; a queue or a pause is a figure of its own.`,
            ),
          ]
        }),
      )
    },
  }
}
