import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readHomeCopy } from '#site/content/model/pages/home-copy.ts'
import { listFeaturedHotels } from '#site/content/model/ranking-queries.ts'
import { FeaturedHotels } from './FeaturedHotels.tsx'

afterEach(() => vi.unstubAllEnvs())

function render(evidence: 'sample' | 'verified'): string {
  vi.stubEnv('CONTENT_EVIDENCE', evidence)
  const copy = readHomeCopy('no').hotels
  return renderToStaticMarkup(<FeaturedHotels hotels={listFeaturedHotels('no')} copy={copy} language="no" />)
}

describe('FeaturedHotels', () => {
  it('marks only the first as the favourite and says how many more amenities there are', () => {
    const html = render('sample')
    expect(html.match(/Favoritt nr\. 1/g)).toHaveLength(1)
    const [first, second] = listFeaturedHotels('no').map(({ facts }) => html.indexOf(`>${facts.name}</a>`))
    const favourite = html.indexOf('Favoritt nr. 1')
    expect(favourite).toBeGreaterThan(first ?? 0)
    expect(favourite).toBeLessThan(second ?? 0)
    expect(html).toContain('+1 mer')
  })

  it('strikes out the price before and marks every bracket as an example', () => {
    const html = render('sample')
    expect(html).toMatch(/Før <\/span><s class="muted num">\d\u00a0\d{3}/)
    expect(html.match(/class="sample"/g)?.length).toBe(html.match(/data-evidence="sample"/g)?.length)
  })

  it('keeps the four and their words without any example, and says of each a price with its month or that none is known', () => {
    const html = render('verified')
    expect(html.match(/<li class="picture-row"><span class="number"/g)).toHaveLength(4)
    expect(html).not.toMatch(/class="sample"|anmeldelse/)
    expect(html.match(/Pris ikke tilgjengelig|\d\skr<\/b> <span class="muted">per natt, \p{L}+ 20\d\d/gu)).toHaveLength(
      4,
    )
    expect(html.match(/Vår vurdering: \d,\d av 5 stjerner/g)).toHaveLength(4)
  })

  it('says once which of the four usually take guests in winter, and to ask the others', () => {
    const known = listFeaturedHotels('no').filter(({ facts }) => facts.inWinter?.value === 'usual')
    expect(known.length).toBeGreaterThan(0)
    const names = known.map(({ facts }) => facts.name).join(', ')
    expect(render('verified')).toContain(`Åpent om vinteren som regel: ${names}. Spør de andre før du bestiller.`)
  })
})
