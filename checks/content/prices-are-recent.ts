import type { Rule } from '#checks/rule.ts'
import { listTextsByLanguage, problemOf } from './texts-by-language.ts'
import type { WrittenTexts } from './written-texts.ts'

/** What one pays: an amount with its currency. */
const amount = /(?:NOK|EUR|€)[ \u00a0]?\d|\d[ \u00a0]?(?:kr(?:oner)?|kronen|euros?|EUR|€)(?![\p{L}])/iu
/** Years whose prices tell nobody what a thing costs. */
const oldYear = /(?<!\d)20(?:0\d|1\d|20)(?!\d)/

/** Lists of sources say how old they are, and drawn examples are marked as such. */
const methodFields = /(?:^|\.)(?:sources?|credit|evidence)(?:\.|$)/

/** A price is one that somebody may still pay. */
export const pricesAreRecent: Rule<Pick<WrittenTexts, 'content' | 'messages'>> = {
  name: 'no price is older than 2021',
  findProblems: (written) =>
    listTextsByLanguage(written)
      .filter(({ field = '' }) => !methodFields.test(field))
      .flatMap((text) =>
        text.text
          .split(/(?<=[.;!?])\s/)
          .filter((sentence) => amount.test(sentence) && oldYear.test(sentence))
          .map((sentence) =>
            problemOf(text, `«${sentence.trim()}»: leave the price out, or write one of 2021 or later with its year.`),
          ),
      ),
}
