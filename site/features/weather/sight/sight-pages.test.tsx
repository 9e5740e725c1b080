import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RoadSection } from './RoadSection.tsx'
import { SightRing } from './SightRing.tsx'

const reine = { latitude: 67.9325, longitude: 13.0888 }

describe('SightRing', () => {
  const html = renderToStaticMarkup(<SightRing position={reine} name="Reine" language="en" />)

  it('names summits with bearing and distance, as many as it marks', () => {
    expect(html).toMatch(/Hermannsdalstinden, <span class="num">28\d°, 6\.\d/)
    expect(html.match(/class="mark"/g)).toHaveLength(html.match(/<li>/g)?.length ?? 0)
  })

  it('puts a summit in the west left of the middle, as far out as it is away', () => {
    const [, index = ''] = /class="number"[^>]*>(\d)<\/text>/.exec(html) ?? []
    expect(Number(index)).toBe(1)
    const west = [...html.matchAll(/class="mark" cx="(\d+)" cy="(\d+)"/g)].map(([, x, y]) => [Number(x), Number(y)])
    for (const [x = 0, y = 0] of west) expect(Math.hypot(x - 200, y - 200)).toBeLessThanOrEqual(181)
  })

  it('has the sun at both turns of the year, and says what it cannot know', () => {
    expect(html).toContain('20 March')
    expect(html).toMatch(/21 June<\/dt><dd[^>]*>the sun does not set</)
    expect(html).toMatch(/21 December<\/dt><dd[^>]*>the sun does not rise; twilight 09:\d\d–14:\d\d</)
    expect(html).toMatch(/0[56]:\d\d \(8\d°\)/)
    expect(html).toContain('Schematic')
    expect(html).toContain('a mountain may hide it')
    expect(html).not.toMatch(/NaN|undefined|style=/)
  })

  it('shows nothing where no named summit is near', () => {
    expect(
      renderToStaticMarkup(<SightRing position={{ latitude: 67.3, longitude: 12 }} name="x" language="de" />),
    ).toBe('')
  })
})

describe('RoadSection', () => {
  const html = renderToStaticMarkup(<RoadSection language="de" />)

  it('draws what is high beside the road, tunnels and numbered summits, and says that it is schematic', () => {
    expect(html).toContain('Schematisch')
    expect(html.match(/<circle /g)).toHaveLength(html.match(/<li>/g)?.length ?? 0)
    expect(html.match(/M\d+ 190H\d+/g)?.length).toBeGreaterThanOrEqual(5)
    expect(html).not.toMatch(/NaN|undefined|style=/)
  })

  it('lists the summits from Svolvær westward', () => {
    const kilometres = [...html.matchAll(/bei Kilometer (\d+)/g)].map(([, kilometre]) => Number(kilometre))
    expect(kilometres.length).toBeGreaterThan(7)
    expect(kilometres).toEqual(kilometres.toSorted((one, other) => one - other))
  })
})
