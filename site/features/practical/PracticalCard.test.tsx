import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { readEntry } from '#site/content-model/entries.ts'
import { PracticalCard } from './PracticalCard.tsx'

describe('PracticalCard', () => {
  it('has call, web, maps and hours, and never claims in the built page that a house is open', () => {
    const { facts } = readEntry('activities', 'lofotr', 'en')
    const html = renderToStaticMarkup(<PracticalCard facts={facts} unconfirmed={undefined} language="en" />)
    expect(html).toContain('href="tel:+4776154000"')
    expect(html).toContain('href="geo:')
    expect(html).toContain('16 August – 15 September: daily 10:00–17:00')
    expect(html).toMatch(/<p class="opening-now"[^>]* hidden=""><\/p>/)
    expect(html).toContain('Wheelchair-accessible toilet')
  })

  it('names in one line what nobody knows, and has no row for it', () => {
    const { facts } = readEntry('stations', 'tesla-supercharger-svolvaer', 'no')
    const html = renderToStaticMarkup(<PracticalCard facts={facts} unconfirmed={undefined} language="no" />)
    expect(html).toMatch(/Ikke bekreftet: [^<]*toalett, tilgjengelighet\. Spør stedet\.<\/p>/)
    expect(html).not.toContain('<dt>Toalett</dt>')
  })

  it('joins what the words of an entry name with the open rows, each once, and asks whom they ask', () => {
    const { facts } = readEntry('hotels', 'henningsvaer-bryggehotell', 'no')
    const unconfirmed = { what: 'vinteråpent, parkering og lading', ask: 'Spør hotellet.' }
    const html = renderToStaticMarkup(<PracticalCard facts={facts} unconfirmed={unconfirmed} language="no" />)
    const [line] = /Ikke bekreftet: [^<]*/.exec(html) ?? []
    expect(line).toBe(
      'Ikke bekreftet: vinteråpent, parkering og lading; telefon, nettside, åpningstider, betaling, toalett, tilgjengelighet, hund. Spør hotellet.',
    )
  })

  it('calls nothing open that the page says in a row beside it', () => {
    const { facts } = readEntry('cabins', 'kalle', 'en')
    const show = (rowsBeside: string[]) =>
      renderToStaticMarkup(
        <PracticalCard facts={facts} unconfirmed={undefined} rowsBeside={rowsBeside} language="en" />,
      )
    expect(show([])).toMatch(/Not confirmed: [^<]*payment/)
    expect(show(['Payment'])).not.toMatch(/Not confirmed: [^<]*payment/)
  })

  it('shows what the editors say of a row of the card in that row, and asks no more for it', () => {
    const { facts } = readEntry('cabins', 'kalle', 'en')
    const rowsOfCard = [{ name: 'Payment', valueHtml: 'On arrival' }]
    const html = renderToStaticMarkup(
      <PracticalCard facts={facts} unconfirmed={undefined} rowsOfCard={rowsOfCard} language="en" />,
    )
    expect(html).toContain('<dt>Payment</dt><dd><span>On arrival</span></dd>')
    expect(html).not.toMatch(/Not confirmed: [^<]*payment/)
  })

  it('asks nothing of what has no house, and leaves out what its own words do not name', () => {
    const { facts } = readEntry('activities', 'sykkel', 'en')
    const show = (unconfirmed: { what: string; ask: string } | undefined) =>
      renderToStaticMarkup(<PracticalCard facts={facts} unconfirmed={unconfirmed} language="en" />)
    expect(show(undefined)).toBe('')
    expect(show({ what: 'the minimum age', ask: 'Ask when you book.' })).toContain(
      'Not confirmed: the minimum age. Ask when you book.',
    )
  })
})
