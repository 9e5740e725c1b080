import type { Problem, Rule } from '#checks/rule.ts'
import { listTextsByLanguage, problemOf } from './texts-by-language.ts'
import type { WrittenTexts } from './written-texts.ts'

interface Roads {
  /** Returns the names of places by id. */
  listNames: () => Readonly<Record<string, string>>
  /** Returns the kilometres by road between two ids. */
  kilometresBetween: (from: string, to: string) => number
}

/** A distance of a walk or over water is nobody's to compare with a road. */
const byOtherMeans =
  /ferje|ferge|båt|fly|luftlinje|til fots|sti(?:en)?\b|gå|ferry|boat|flight|crow|walk|path|trail|on foot|Fähre|Boot|Flug|Luftlinie|zu Fuß|Weg\b|Pfad|wander/i
const mostDifference = 1

/** Returns the rule that a distance typed between two places of the road table is the one of the table. */
export function distancesAreTheRoadTables({
  listNames,
  kilometresBetween,
}: Roads): Rule<Pick<WrittenTexts, 'content' | 'messages'>> {
  return {
    name: 'a distance by road is the one of the road table',
    findProblems: (written) => {
      const ids = Object.entries(listNames())
        .filter(([, name]) => name.length > 1)
        .sort(([, one], [, other]) => other.length - one.length)
      const anyName = ids.map(([, name]) => name).join('|')
      const pattern = new RegExp(
        `(?<!\\p{L})(?<from>${anyName})(?: ?[–-] ?| til | to | nach | bis )(?<to>${anyName})(?!\\p{L})(?<between>[^.;:()]{0,40}?)(?<![\\p{L}\\d,.])(?<typed>\\d+(?:[.,]\\d)?)[ \\u00a0](?:km|kilomet)`,
        'gu',
      )
      const idOf = (name: string | undefined) => ids.find(([, each]) => each === name)?.[0] ?? ''
      return listTextsByLanguage(written).flatMap((text) =>
        [...text.text.matchAll(pattern)].flatMap(({ 0: found, groups = {} }): Problem[] => {
          const [from, to] = [idOf(groups.from), idOf(groups.to)]
          const kilometres = kilometresBetween(from, to)
          const typed = Number(groups.typed?.replace(',', '.'))
          if (byOtherMeans.test(groups.between ?? '') || Math.abs(typed - kilometres) <= mostDifference) return []
          return [
            problemOf(
              text,
              `«${found}»: the road table says ${Math.round(kilometres)} km. Write {{km ${from} ${to}}}.`,
            ),
          ]
        }),
      )
    },
  }
}
