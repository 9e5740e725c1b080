import { describe, expect, it } from 'vitest'
import { readSections } from './read-sections.ts'

const read = (main: string) => readSections(`<main id="main">${main}</main>`, 'nb')
const passagesOf = (main: string) => read(main).flatMap(({ passages }) => passages)

describe('readSections', () => {
  it('reads a page by its headings, with the ids to open it at', () => {
    expect(
      read(
        '<p>Byen ligger ved sundet.</p><section id="mat"><h2>Mat og drikke</h2><p>Tørrfisk hele året.</p></section><h3>Tomt</h3>',
      ),
    ).toEqual([
      { heading: '', anchor: '', passages: ['Byen ligger ved sundet.'] },
      { heading: 'Mat og drikke', anchor: 'mat', passages: ['Tørrfisk hele året.'] },
    ])
  })

  it('leaves out examples, controls, lists of other pages, sources and what nobody reads', () => {
    const main = `<p data-evidence="sample">4,8 av 5 stjerner</p><p>Åpent hver dag.<sup class="source-note">3</sup> <button>Del denne</button></p>
      <nav><p>Hjem og steder</p></nav><p aria-hidden="true">pynt på siden</p><p class="trip-printed">nødnummer på papir</p>
      <div class="rows near"><ul><li>Nihao, 550 m unna</li></ul></div><ol class="numbered-sources"><li>Torghatten, priser</li></ol>
      <p class="unconfirmed">Ikke bekreftet: telefon.</p><p hidden>Posisjonen din hentes.</p>
      <p class="sources-report"><a>Meld en feil</a></p>`
    expect(passagesOf(main)).toEqual(['Åpent hver dag.'])
  })

  it('takes a question that opens its answer for a heading, and no other summary', () => {
    expect(
      read(
        '<details id="ferje"><summary>Går ferja om vinteren?</summary><p>Ja, en eller to ganger om dagen.</p></details><details><summary>Bil med · Pris · Kai</summary><p>Nei, gratis, i Osan.</p></details>',
      ),
    ).toEqual([
      {
        heading: 'Går ferja om vinteren?',
        anchor: 'ferje',
        passages: ['Ja, en eller to ganger om dagen.', 'Nei, gratis, i Osan.'],
      },
    ])
  })

  it('reads each sentence and row once, rows with their labels', () => {
    expect(
      passagesOf(
        `<p>Toalettet er åpent hele året.</p><ul><li>Toalettet er åpent hele året.</li><li>kort</li></ul><table><tr><th>Parkering</th><td>ved kaia, 50 kroner</td></tr></table><dl><div><dt>Inntil 6 m</dt><dd>584 kr, med fører</dd></div></dl>`,
      ),
    ).toEqual(['Toalettet er åpent hele året.', 'Parkering: ved kaia, 50 kroner', 'Inntil 6 m: 584 kr, med fører'])
  })

  it('joins what a term means, sentences as sentences', () => {
    const row = (...meanings: string[]) =>
      `<dl><div><dt>113</dt>${meanings.map((each) => `<dd>${each}</dd>`).join('')}</div></dl>`
    expect(passagesOf(row('Ambulanse', 'Når det står om liv'))).toEqual(['113: Ambulanse. Når det står om liv'])
    expect(passagesOf(row('45 kr', 'per time'))).toEqual(['113: 45 kr, per time'])
  })

  it('reads a row of figures with the heads of its columns, and not at all without them', () => {
    const head = '<thead><tr><th>Strekning</th><th>Januar</th><th>Juli</th></tr></thead>'
    const rows =
      '<tr><th>Svolvær–Leknes</th><td>65 %</td><td></td></tr><tr><th>Svolvær–Reine</th><td>45 %</td><td>52 %</td></tr>'
    expect(passagesOf(`<table>${head}<tbody>${rows}</tbody></table>`)).toEqual([
      'Svolvær–Leknes, Januar: 65 %',
      'Svolvær–Reine, Januar: 45 %, Juli: 52 %',
    ])
    expect(passagesOf(`<table>${rows}</table>`)).toEqual([])
  })

  it('splits what is long into sentences, and ends a word where a block ends but not where emphasis does', () => {
    const long = 'Byen har to kaier og en lang molo mot øst. '.repeat(6)
    expect(
      passagesOf(`<p>${long}</p><p>Ta <b>Nus</b>fjord først.</p><p>Les <a href="/regn">om regn</a>, og vent.</p>`),
    ).toEqual(['Byen har to kaier og en lang molo mot øst.', 'Ta Nusfjord først.', 'Les om regn, og vent.'])
  })

  it('ends no sentence after the day of a date, nor after an abbreviation', () => {
    const long = 'In Nordland sind Spikes vom 16. Oktober bis zum 30. April erlaubt. '
    const main = `<main id="main"><p>${long}${'Danach ist das Fahren mit ihnen verboten. '.repeat(6)}</p></main>`
    expect(readSections(main, 'de')[0]?.passages).toEqual([long.trim(), 'Danach ist das Fahren mit ihnen verboten.'])
  })

  it('refuses a page without a main part', () => expect(() => readSections('<p>x</p>', 'nb')).toThrow('no <main>'))
})
