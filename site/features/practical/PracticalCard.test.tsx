import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { readEntry } from '#site/content-model/entries.ts'
import { PracticalCard } from './PracticalCard.tsx'

describe('PracticalCard', () => {
  it('has call, web, maps and hours, and never claims in the built page that a house is open', () => {
    const { facts } = readEntry('activities', 'lofotr', 'en')
    const html = renderToStaticMarkup(<PracticalCard facts={facts} language="en" />)
    expect(html).toContain('href="tel:+4776154000"')
    expect(html).toContain('href="geo:')
    expect(html).toContain('16 August – 15 September: daily 10:00–17:00')
    expect(html).toMatch(/<p class="opening-now"[^>]* hidden=""><\/p>/)
    expect(html).toContain('Wheelchair toilet')
  })

  it('names in one line what nobody knows, and has no row for it', () => {
    const { facts } = readEntry('stations', 'alti-svolvaer', 'no')
    const html = renderToStaticMarkup(<PracticalCard facts={facts} language="no" />)
    expect(html).toMatch(/Ikke bekreftet: [^<]*betaling, parkering, toalett, inngang uten trinn/)
    expect(html).not.toContain('<dt>Betaling</dt>')
  })
})
