import { describe, expect, it } from 'vitest'
import { renderText, renderTextLine, resolveReference } from './render-text.ts'

const file = 'content/places/reine/de.md'

describe('renderText', () => {
  it('links entries and pages by their names, in the language of the text', () => {
    const html = renderText('[Reine](places/reine), [Wetter](page/weather#heute), *Vestfjorden*', 'de', file)
    expect(html).toContain('<a href="/de/sehenswerte-orte/reine">Reine</a>')
    expect(html).toContain('<a href="/de/reiseinformationen/wetter#heute">Wetter</a>')
    expect(html).toContain('<em>Vestfjorden</em>')
  })

  it('opens other sites in a new tab, and keeps anchors, mail and phone as they are', () => {
    const html = renderText('[a](https://www.varsom.no) [b](#start) [c](mailto:a@b.example) [d](tel:113)', 'no', file)
    expect(html).toContain('<a href="https://www.varsom.no" target="_blank" rel="noopener">')
    for (const address of ['#start', 'mailto:a@b.example', 'tel:113']) expect(html).toContain(`<a href="${address}">`)
  })

  it('links the addresses of content/addresses.yaml and telephone numbers where they stand in a text, once', () => {
    const html = renderText('Se entur.no, lofotenfriluft.no/turistkart. Ring (+47 76 15 40 00).', 'no', file)
    expect(html).toContain('Se <a href="https://entur.no" target="_blank" rel="noopener">entur.no</a>,')
    expect(html).toContain(
      '"https://www.lofotenfriluft.no/turistkart" target="_blank" rel="noopener">lofotenfriluft.no/turistkart</a>.',
    )
    expect(html).toContain('(<a href="tel:+4776154000">+47\u00a076\u00a015\u00a040\u00a000</a>)')
    const linked = renderText('[entur.no](https://entur.no) [+47 76 15 40 00](tel:+4776154000)', 'no', file)
    expect(linked.match(/<a /g)).toHaveLength(2)
    expect(renderText('a@entur.no, xentur.no, entur.nor, somebody.example', 'no', file)).not.toContain('https:')
  })

  it('shows raw HTML as typed', () => {
    expect(renderTextLine('<b onclick="x">fett</b>', 'no', file)).not.toContain('<b')
  })

  it.each([
    'places/moskva',
    'steder/reine',
    'page/nowhere',
    'page/place',
    'page/map?nowhere',
    'page/weather?stepFree',
    'point/moskva',
    'page/map?sted=toalett',
    'page/hotels?text=toalett',
    'http://usikker.example',
    'javascript:alert(1)',
    '/steder',
  ])('refuses %s, names the file and tells what to write, and nothing else', (target) => {
    expect(() => renderTextLine(`[x](${target})`, 'no', file)).toThrow(
      new RegExp(`^${file}: the link to ".*" leads nowhere\\. Write [^\\n]*$`),
    )
  })
})

describe('resolveReference', () => {
  it('opens the map at a point, at a category or filtered, and lists filtered', () => {
    expect(resolveReference('point/haukland-beach', 'no', file)).toBe('/reiseinfo/kart?punkt=haukland-beach')
    expect(resolveReference('page/map?camping', 'en', file)).toBe('/en/travel-info/map?kategori=camping')
    expect(resolveReference('page/map?text=tømmested', 'no', file)).toBe('/reiseinfo/kart?sok=t%C3%B8mmested')
    expect(resolveReference('page/map?stepFree', 'en', file)).toBe('/en/travel-info/map?trinnfritt=ja')
    expect(resolveReference('page/hotels?stepFree', 'en', file)).toBe('/en/hotels?filter=trinnfritt#trinnfritt')
  })

  it('percent-encodes the address', () => {
    expect(resolveReference('page/cabins', 'de', file)).toBe('/de/fischerh%C3%BCtten')
  })
})
