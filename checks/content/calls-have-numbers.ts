import type { Rule } from '#checks/rule.ts'
import type { Language } from '#contract/languages.ts'
import { listTextsByLanguage, problemOf } from './texts-by-language.ts'
import type { WrittenTexts } from './written-texts.ts'

/** Advice to ring a house. */
const advice: Record<Language, RegExp> = {
  no: /(?<!\p{L})ring(?:er)? (?:før|først|dem|gjerne|på forhånd|stedet|restauranten|resepsjonen|\p{Lu})/iu,
  en: /\b(?:ring|phone) (?:before|first|ahead|to ask|to hear|the (?:place|restaurant|hotel|house)s?\b)|\b[Rr]ing [A-Z]/,
  de: /\brufen Sie\b[^.;:]*?\ban\b|\banrufen\b/i,
}

const entryText = /^(content\/(?:activities|articles|cabins|hotels|places|restaurants|seasons|stations|trips)\/[^/]+)\//
/** Of a house or an office, or a short one in the sentence itself. */
const number = /\+47[ \u00a0]\d/
const shortNumber = /\b(?:116[ \u00a0]117|1(?:10|12|13|20|75)|0\d{4})\b/

/** Who is told to ring finds a number on the same page: in its text or on its card. */
export const callsHaveNumbers: Rule<Pick<WrittenTexts, 'content' | 'messages'>> = {
  name: 'a text that advises to ring has a number on its page',
  findProblems: (written) => {
    const withNumber = new Set(written.content.flatMap(({ path, text }) => (number.test(text) ? path : [])))
    return listTextsByLanguage(written).flatMap((each) => {
      const folder = entryText.exec(each.path)?.[1]
      const isCall = advice[each.language].test(each.text) && !shortNumber.test(each.text)
      if (!folder || !isCall || [each.path, `${folder}/facts.yaml`].some((path) => withNumber.has(path))) return []
      return [problemOf(each, 'Say which number to ring, or send the reader to a website or to somebody who has one.')]
    })
  },
}
