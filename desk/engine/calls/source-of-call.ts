import { languages, mapLanguages } from '#contract/languages.ts'
import type { CallSource, InLanguages, SourceOfCall } from '#desk/contract.ts'

const ways: Record<SourceOfCall['way'], InLanguages> = {
  telephone: { no: 'På telefon med huset', en: 'By telephone with the house', de: 'Am Telefon vom Haus erfahren' },
  'e-mail': { no: 'E-post fra huset', en: 'E-mail from the house', de: 'E-Mail des Hauses' },
  visit: { no: 'Egen befaring på stedet', en: 'Our own visit', de: 'Eigener Besuch' },
  website: { no: 'Husets egen nettside', en: 'The house’s own website', de: 'Eigene Website des Hauses' },
}

/** Returns who says so and when, in every language, as the answers of a call carry it: «By telephone with the house, November 2026». */
export function describeSource({ way, day }: SourceOfCall): CallSource {
  const moment = new Date(`${day}T12:00:00Z`)
  const source = mapLanguages((language) => {
    const month = new Intl.DateTimeFormat(languages[language].locale, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
    return `${ways[way][language]}, ${month.format(moment)}`
  })
  return { source, checkedOn: day }
}
