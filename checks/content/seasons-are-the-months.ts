import { parse } from 'yaml'
import type { Rule } from '#checks/rule.ts'
import { type Language, mapLanguages } from '#contract/languages.ts'
import { formatMonth } from '#site/i18n/format-date.ts'
import { listTextsByLanguage, problemOf } from './texts-by-language.ts'
import type { WrittenTexts } from './written-texts.ts'

/** Months in the order of the year, in each language, in small letters. */
const monthNames = mapLanguages((language) =>
  Array.from({ length: 12 }, (_, index) => formatMonth(index + 1, language).toLowerCase()),
)

// Only a season that begins with its months and stops there says when the thing is done: «Juni til august for nybegynnere» does not.
const openings: Record<Language, RegExp> = {
  no: /^(\p{L}+) til (\p{L}+)(?=[.,;])/u,
  en: /^(\p{L}+) to (\p{L}+)(?=[.,;])/u,
  de: /^(?:Gehen Sie von |Von )?(\p{L}+) bis (\p{L}+)(?=[.,;])/u,
}

/** Returns the months of a span, across New Year where needed. */
function listSpan(from: number, to: number): number[] {
  return Array.from({ length: ((to - from + 12) % 12) + 1 }, (_, index) => ((from - 1 + index) % 12) + 1)
}

/** The words of a trip or activity and its months as data are read beside each other. */
export const seasonsAreTheMonths: Rule<Pick<WrittenTexts, 'content' | 'messages'>> = {
  name: 'the season of a trip or activity names the months of its facts.yaml',
  findProblems: (written) =>
    listTextsByLanguage(written).flatMap((text) => {
      const [folder] = /^content\/(?:trips|activities)\/[^/]+\//.exec(text.path) ?? []
      const [, first = '', last = ''] = (text.field === 'season' && openings[text.language].exec(text.text)) || []
      const names = monthNames[text.language]
      const [from, to] = [first, last].map((name) => names.indexOf(name.toLowerCase()) + 1)
      if (!from || !to) return []
      const facts = written.content.find(({ path }) => path === `${folder}facts.yaml`)
      if (!facts) return []
      const { full = [], partly = [] } = (parse(facts.text) as { months?: Record<string, number[]> }).months ?? {}
      const span = listSpan(from, to)
      if (full.every((month) => span.includes(month)) && span.every((month) => [...full, ...partly].includes(month)))
        return []
      const said = [full, partly].map((months) => months.map((month) => names[month - 1]).join(', ') || 'none')
      return [
        problemOf(
          text,
          `«${first} – ${last}», but facts.yaml has the months ${said[0]}, and partly ${said[1]}. Correct one of them.`,
        ),
      ]
    }),
}
