import { parse } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { composeDocument } from './compose-document.ts'

const page = {
  group: 'places',
  type: 'place',
  name: 'Svolvær',
  where: 'Vågan',
  description: 'Byen "i" <Lofoten>.',
  aside: '',
  picture: '/_assets/svolvaer.svg',
  advisedAgainst: [],
  href: '/steder-a-besoke/svolvaer',
  keywords: ['Krigsmuseum'],
  otherNames: ['byen'],
} as const satisfies Parameters<typeof composeDocument>[0] & object

const compose = (main: string) =>
  parse(
    composeDocument(
      { ...page, advisedAgainst: [], keywords: [...page.keywords], otherNames: [...page.otherNames] },
      `<main>${main}</main>`,
      'nb',
    ),
  )

describe('composeDocument', () => {
  it('folds the letters of everything that is searched', () => {
    const text = compose('<h2>Å bo her</h2><p>Fiskehjeller på <em>Svinøya</em>.</p>').querySelector('body')?.text ?? ''
    for (const words of ['svolvar', 'vagan krigsmuseum', 'a bo her', 'fiskehjeller pa svinoya'])
      expect(text).toContain(words)
    expect(text).not.toMatch(/[æøåÆØÅ]/)
  })

  it('weighs the name most, then keywords, then the description and the headings, then the text', () => {
    const weights = compose('<h2>Mat</h2>').querySelectorAll('[data-pagefind-weight]')
    expect(weights.map((each) => [each.getAttribute('data-pagefind-weight'), each.text])).toEqual([
      ['10', 'svolvar'],
      ['8', 'byen'],
      ['6', 'vagan krigsmuseum'],
      ['3', 'byen i lofoten mat'],
      ['1', 'mat'],
    ])
  })

  it('leaves out examples, controls and what nobody reads', () => {
    const text = compose(
      '<p data-evidence="sample">4,8 av 5 <span class="sample">Eksempeltall</span></p><button>Del</button><nav>Hjem</nav><span aria-hidden="true">pynt</span><p class="trip-printed">nødnummer</p><p>havn</p>',
    ).text
    for (const word of ['eksempeltall', '4 8', 'del', 'hjem', 'pynt', 'nodnummer']) expect(text).not.toContain(word)
    expect(text).toContain('havn')
  })

  it('ends a word where a block ends, and not where emphasis does', () => {
    expect(compose('<ul><li>Rein</li><li>bringen</li></ul><p><b>Nus</b>fjord</p>').text).toMatch(
      /rein\s+bringen\s+nusfjord/,
    )
  })

  it('carries the card of the page unchanged, whatever signs are in it', () => {
    const card = compose('').querySelector('[data-pagefind-filter^=card]')?.getAttribute('content') ?? ''
    expect(JSON.parse(card)).toEqual({
      name: 'Svolvær',
      type: 'place',
      where: 'Vågan',
      description: 'Byen "i" <Lofoten>.',
      aside: '',
      picture: '/_assets/svolvaer.svg',
      advisedAgainst: [],
      passages: [],
      keywords: ['Krigsmuseum'],
    })
  })

  it('carries the sentences and rows that a result can quote, each once', () => {
    const main =
      '<p>Toalettet er åpent hele året.</p><ul><li>Toalettet er åpent hele året.</li><li>kort</li></ul><table><tr><th>Parkering</th><td>ved kaia, 50 kroner</td></tr></table>'
    const card = compose(main).querySelector('[data-pagefind-filter^=card]')?.getAttribute('content') ?? ''
    expect(JSON.parse(card).passages).toEqual(['Toalettet er åpent hele året.', 'Parkering: ved kaia, 50 kroner'])
  })

  it('quotes neither the numbers of sources nor their list nor what is not confirmed', () => {
    const main =
      '<p>Prisen er 584 kr.<sup class="source-note"><a href="#k">3</a></sup> Fotgjengere betaler ikke.</p><ol class="numbered-sources"><li><span>Torghatten, priser og reservasjon</span></li></ol><p class="unconfirmed small">Ikke bekreftet: telefon. Spør hotellet.</p>'
    const card = compose(main).querySelector('[data-pagefind-filter^=card]')?.getAttribute('content') ?? ''
    expect(JSON.parse(card).passages).toEqual(['Prisen er 584 kr. Fotgjengere betaler ikke.'])
  })

  it('quotes a row of figures with the heads of its columns, and not at all without them', () => {
    const head = '<thead><tr><th>Strekning</th><th>Januar</th><th>Juli</th></tr></thead>'
    const row =
      '<tr><th>Svolvær–Leknes</th><td>65 %</td><td></td></tr><tr><th>Svolvær–Reine</th><td>45 %</td><td>52 %</td></tr>'
    const card = (table: string) =>
      JSON.parse(compose(table).querySelector('[data-pagefind-filter^=card]')?.getAttribute('content') ?? '').passages
    expect(card(`<table>${head}<tbody>${row}</tbody></table>`)).toEqual([
      'Svolvær–Leknes, Januar: 65 %',
      'Svolvær–Reine, Januar: 45 %, Juli: 52 %',
    ])
    expect(card(`<table>${row}</table>`)).toEqual([])
    expect(card('<dl><div><dt>Inntil 6 m</dt><dd>584 kr, med fører</dd></div></dl>')).toEqual([
      'Inntil 6 m: 584 kr, med fører',
    ])
  })

  it('refuses a page without a main part', () => {
    expect(() => composeDocument({ ...page, advisedAgainst: [], keywords: [] }, '<p>x</p>', 'nb')).toThrow(
      '/steder-a-besoke/svolvaer has no <main>',
    )
  })
})
