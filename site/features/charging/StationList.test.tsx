// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { describeStation, listStatuses } from '#site/content/model/describe-station.ts'
import { readEvCharging } from '#site/content/model/pages/ev-charging-copy.ts'
import { type Station, stationStatuses, stations } from '#site/content/model/station-queries.ts'
import { StationList } from './StationList.tsx'

const unknownStatus = { no: 'Ukjent status', en: 'Status unknown', de: 'Status unbekannt' }
const unknown = { no: 'Ukjent: ', en: 'Not confirmed: ', de: 'Unbekannt: ' }

describe.each(languageKeys)('the cards of stations in %s', (language) => {
  document.body.innerHTML = renderToStaticMarkup(
    <StationList
      stations={stations.list(language)}
      copy={readEvCharging(language).copy.stations}
      language={language}
    />,
  )
  const cards = [...document.querySelectorAll('.stations > li')].map(({ textContent }) => textContent ?? '')

  it('each say the status, and name once what nobody knows of hours, payment and points', () => {
    expect(cards).toHaveLength(stations.list(language).length)
    for (const card of cards) {
      expect(card).toContain(unknownStatus[language])
      expect(card.split(unknown[language])).toHaveLength(2)
    }
    expect(document.querySelector('dl:empty')).toBeNull()
  })

  it('each say number, plug and payment where the facts do', () => {
    const tesla = cards.find((card) => card.includes('Supercharger Svolvær'))
    expect(tesla).toMatch(/16\u00a0×\u00a0CCS2, 250\u00a0kW/)
    expect(tesla).toContain({ no: 'Betaling: app', en: 'Payment: app', de: 'Bezahlung: App' }[language])
    expect(tesla?.split(unknown[language])[1]).not.toMatch(/antall|number|Zahl/)
  })
})

describe('what is known of a station', () => {
  const [station] = stations.list('no')
  const facts = { ...station?.facts } as Station['facts']

  it('is silent about nothing, and says nothing is unknown where all is known', () => {
    const full = {
      chargingPoints: facts.chargingPoints.map((point) => ({ ...point, count: 2, power: 50 })),
      openingHours: { ...facts.openingHours, value: 'always' as const },
      payment: { ...facts.payment, value: ['app' as const, 'card' as const] },
    }
    expect(describeStation(full, 'no')).toEqual({
      known: [
        { id: 'hours', name: 'Åpent', value: 'Døgnåpen' },
        { id: 'payment', name: 'Betaling', value: 'app og kort' },
      ],
      unknown: undefined,
    })
    const nothing = {
      chargingPoints: facts.chargingPoints.map(({ type, isPlanned, source, checkedOn }) => ({
        type,
        isPlanned,
        source,
        checkedOn,
      })),
      openingHours: { ...facts.openingHours, value: 'unknown' as const },
      payment: { ...facts.payment, value: [] },
    }
    expect(describeStation(nothing, 'no')).toEqual({
      known: [],
      unknown: 'Ukjent: antall ladepunkter, effekt, åpningstid og betaling.',
    })
  })

  it('is in a legend what can occur: what the guide knows, and everything where a source reports', () => {
    const list = stations.list('no')
    expect(listStatuses(list, false)).toEqual(['unknown'])
    expect(listStatuses(list, true)).toEqual(stationStatuses)
  })
})
