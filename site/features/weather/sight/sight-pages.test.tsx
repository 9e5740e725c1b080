import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RoadSection } from './RoadSection.tsx'
import { SightRing } from './SightRing.tsx'

const reine = { latitude: 67.9325, longitude: 13.0888 }

describe('SightRing', () => {
  const html = renderToStaticMarkup(<SightRing position={reine} name="Reine" language="en" />)

  it('is folded and names as many summits as it marks, without figures of an engineer', () => {
    expect(html).toMatch(/^<div class="accordion"><details><summary>/)
    expect(html).toContain('<li>Hermannsdalstinden</li>')
    expect(html.replace(/<[^>]+>/g, ' ')).not.toMatch(/\d°/)
    expect(html.match(/class="mark"/g)).toHaveLength(html.match(/<li>/g)?.length ?? 0)
  })

  it('puts a summit in the west left of the middle, as far out as it is away', () => {
    const [, index = ''] = /class="number"[^>]*>(\d)<\/text>/.exec(html) ?? []
    expect(Number(index)).toBe(1)
    const west = [...html.matchAll(/class="mark" cx="(\d+)" cy="(\d+)"/g)].map(([, x, y]) => [Number(x), Number(y)])
    for (const [x = 0, y = 0] of west) expect(Math.hypot(x - 200, y - 200)).toBeLessThanOrEqual(181)
  })

  it('says what it cannot know', () => {
    expect(html).toContain('A nearer mountain may hide a summit')
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
    const marks = [...html.matchAll(/<circle cx="(\d+)"/g)].map(([, x]) => Number(x))
    expect(marks.length).toBeGreaterThan(7)
    expect(marks).toEqual(marks.toSorted((one, other) => one - other))
  })
})
