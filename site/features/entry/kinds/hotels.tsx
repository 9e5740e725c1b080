import { translator } from '#site/i18n/translate.ts'
import { presentKind } from './shared/entry-presentation.ts'
import { lodging } from './shared/lodging.ts'

/** What is said of a house by whether it takes guests in winter. */
export const winterWords = { usual: 'facts.inWinter.usual', no: 'facts.inWinter.no' } as const

export const presentation = presentKind<'hotels'>({
  ...lodging,
  listFacts: (entry, language) => {
    const translate = translator(language)
    const { inWinter } = entry.facts
    return [
      ...(inWinter ? [{ name: translate('stay.inWinter'), valueHtml: translate(winterWords[inWinter.value]) }] : []),
      ...lodging.listFacts(entry, language),
    ]
  },
  listSources: (entry, language) => {
    const { inWinter } = entry.facts
    return [
      ...(inWinter ? [{ ...inWinter, use: translator(language)('stay.inWinter') }] : []),
      ...lodging.listSources(entry, language),
    ]
  },
})
