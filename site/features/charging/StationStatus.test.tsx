import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { stations } from '#site/content/model/station-queries.ts'
import { StationStatus } from './StationStatus.tsx'

describe('StationStatus', () => {
  it('says that the status is unknown, and when the charger was working, in every language: nothing is both unknown and confirmed', () => {
    const drawn = languageKeys.map((language) =>
      renderToStaticMarkup(<StationStatus status={{ value: 'unknown', confirmedIn: '2026-05' }} language={language} />),
    )
    expect(drawn.map((html) => html.replace(/<[^>]+>/g, ''))).toEqual([
      'Ukjent status · var i drift i mai 2026',
      'Status unknown · last known to work in May 2026',
      'Status unbekannt · im Mai 2026 in Betrieb',
    ])
    expect(drawn.join('')).not.toContain('data-status="available"')
  })

  it('is green for no station while none reports live, and every station has its month', () => {
    for (const { facts } of stations.list('no')) {
      expect(facts.status.value).not.toBe('available')
      expect(facts.status.confirmedIn).toMatch(/^20\d\d-\d\d$/)
    }
  })

  it('keeps the colours of the specification for what a live source says', () => {
    expect(renderToStaticMarkup(<StationStatus status={{ value: 'available' }} language="no" />)).toContain(
      'data-status="available"',
    )
  })
})
