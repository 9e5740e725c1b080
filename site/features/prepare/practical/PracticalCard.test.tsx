import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { type HouseEntry, readEntry } from '#site/content/model/entries.ts'
import type { Fact } from '#site/ui/Facts.tsx'
import { PracticalCard } from './PracticalCard.tsx'

interface Shown {
  unconfirmed?: HouseEntry['words']['unconfirmed']
  rowsOfCard?: Fact[]
  rowsBeside?: Fact[]
}

function show(kind: HouseEntry['kind'], id: string, language: Language, { unconfirmed, ...rows }: Shown = {}): string {
  const read = readEntry(kind, id, language) as HouseEntry
  const entry = { ...read, words: { ...read.words, unconfirmed } } as HouseEntry
  return renderToStaticMarkup(<PracticalCard entry={entry} {...rows} language={language} />)
}

function lineOf(html: string): string | undefined {
  return /<p class="unconfirmed small">(.*?)<\/p>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, '')
}

describe('PracticalCard', () => {
  it('has call, web, maps and hours, and never claims in the built page that a house is open', () => {
    const html = show('activities', 'lofotr', 'en')
    expect(html).toContain('href="tel:+4776154000"')
    expect(html).toContain('href="geo:')
    expect(html).toContain('16 August – 15 September: daily 10:00–17:00')
    expect(html).toMatch(/<p class="opening-now"[^>]* hidden=""><\/p>/)
    expect(html).toContain('Wheelchair-accessible toilet')
  })

  it('names who says so of access once, and claims no check of its own', () => {
    const html = show('hotels', 'scandic-svolvaer', 'en')
    expect(html).toContain('yes, the chain says this of all its hotels')
    const said = 'According to Scandic, pages on special needs for all its hotels (older, undated); read November 2026.'
    expect(html.split(said)).toHaveLength(2)
    expect(html).not.toContain('checked November')
  })

  it('says of what is so in part which part, and not «partly» before it', () => {
    const html = show('cabins', 'hamnoy', 'no')
    expect(html).toContain('<dd>god plass tett ved hyttene, ingen merket plass</dd>')
    expect(html).not.toContain('delvis')
  })

  it('calls nothing open that it tells above: parking and access of Lofotr', () => {
    expect(lineOf(show('activities', 'lofotr', 'en'))).toBeUndefined()
  })

  it('makes the number to ring a link', () => {
    const unconfirmed = { what: 'frokost', ask: 'Ring sentralbordet: +47 23 08 00 00.' }
    const html = show('hotels', 'thon-hotel-svolvaer', 'no', { unconfirmed })
    expect(/<p class="unconfirmed small">.*?<\/p>/s.exec(html)?.[0]).toContain('href="tel:+4723080000"')
  })

  it('asks of each kind of house what matters there, and whom to ask by the contact that is known', () => {
    expect(lineOf(show('stations', 'tesla-supercharger-svolvaer', 'no'))).toMatch(
      /^Ikke bekreftet: (hvordan du betaler, )?om det er toalett og om du kommer fram med rullestol\.$/,
    )
    expect(lineOf(show('activities', 'skreifiske', 'en'))).toBe(
      'Not confirmed: a toilet and wheelchair access. Check xxlofoten.no before you go.',
    )
    expect(lineOf(show('restaurants', 'borsen-spiseri', 'de'))).toContain('Öffnungszeiten')
  })

  it('joins what the words of an entry name with what is open, each once, and asks whom they ask', () => {
    const unconfirmed = { what: 'vinteråpent, parkering og lading', ask: 'Spør hotellet.' }
    expect(lineOf(show('hotels', 'henningsvaer-bryggehotell', 'no', { unconfirmed }))).toBe(
      'Ikke bekreftet: vinteråpent, parkering og lading. Vi vet heller ikke om du kommer fram med rullestol og om hunden kan bli med. Spør hotellet.',
    )
  })

  it('calls nothing open that the page says in a row beside it or in its text', () => {
    expect(lineOf(show('cabins', 'hamnoy', 'en'))).toContain('whether dogs are welcome')
    const rowsBeside = [{ name: 'Pets', valueHtml: 'Not allowed' }]
    expect(lineOf(show('cabins', 'hamnoy', 'en', { rowsBeside }))).not.toContain('dogs')
    expect(lineOf(show('hotels', 'trevarefabrikken', 'en'))).not.toContain('parking')
  })

  it('shows what the editors say of a row of the card in that row', () => {
    const rowsOfCard = [{ name: 'Payment', valueHtml: 'On arrival' }]
    expect(show('cabins', 'kalle', 'en', { rowsOfCard })).toContain('<dt>Payment</dt><dd><span>On arrival</span></dd>')
  })

  it('calls the maps an address only where there is one', () => {
    expect(show('activities', 'lofotr', 'en')).toContain('<dt>Address</dt><dd>Prestegårdsveien')
    expect(show('activities', 'skreifiske', 'en')).toContain('<dt>Map</dt>')
    expect(show('activities', 'skreifiske', 'en')).not.toContain('<dt>Address</dt>')
  })

  it('asks nothing of what has no house, and leaves out what its own words do not name', () => {
    expect(show('activities', 'sykkel', 'en')).toBe('')
    const unconfirmed = { what: 'the minimum age', ask: 'Ask when you book.' }
    expect(lineOf(show('activities', 'sykkel', 'en', { unconfirmed }))).toBe(
      'Not confirmed: the minimum age. Ask when you book.',
    )
  })
})
