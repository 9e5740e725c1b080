import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type Language, languageKeys } from '#contract/languages.ts'
import { defaultTileAddress } from '#contract/tile-address.ts'
import { findCheckedDays, listMapCredits } from '#site/content/model/map-point-queries.ts'
import { readMapCopy } from '#site/content/model/pages/map-copy.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { AboutMapData } from './AboutMapData.tsx'
import { listShownPoints } from './list-shown-points.ts'

const otherTiles = 'https://tiles.example:8443/{z}/{x}/{y}.png'

function aboutIn(language: Language, tileAddress = otherTiles) {
  return parse(
    renderToStaticMarkup(
      <AboutMapData
        copy={readMapCopy(language).about}
        points={listShownPoints(language)}
        credits={listMapCredits(language)}
        checked={findCheckedDays()}
        tileAddress={tileAddress}
        language={language}
      />,
    ),
  )
}

describe.each(languageKeys)('AboutMapData in %s', (language) => {
  it('names who sees that the map was opened', () => {
    // Below the parts, the list of sources names OpenStreetMap in any case.
    const partsIn = (address: string) => aboutIn(language, address).querySelector('.map-about-parts')?.text ?? ''
    expect(partsIn(otherTiles)).toContain('tiles.example:8443')
    expect(partsIn(otherTiles)).toContain('© OpenStreetMap')
    const text = partsIn(defaultTileAddress)
    expect(text).toContain('cache.kartverket.no')
    expect(text).toContain('wms.geonorge.no')
    expect(text).not.toContain('© OpenStreetMap')
  })

  it('counts the points and those that are approximate', () => {
    const points = listShownPoints(language)
    const approximate = points.filter(({ isApproximate }) => isApproximate).length
    expect(aboutIn(language).text).toMatch(new RegExp(`\\b${approximate} \\S+ ${points.length}\\b`))
  })

  it('leads to where mistakes are reported, and leaves no placeholder unfilled', () => {
    const page = aboutIn(language)
    expect(page.querySelectorAll('a').map((link) => link.getAttribute('href'))).toContain(hrefFor('contact', language))
    expect(page.text).not.toMatch(/[{}]/)
  })

  it('names every source with its licence', () => {
    const text = aboutIn(language).text
    for (const { name, licence = '' } of listMapCredits(language)) {
      expect(text).toContain(name)
      expect(text).toContain(licence)
    }
  })
})
