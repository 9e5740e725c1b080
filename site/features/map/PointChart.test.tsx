import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { placeOnChart } from '#site/domain/geography/chart.ts'
import { frameAround } from '#site/domain/geography/frame-around.ts'
import { PointChart } from './PointChart.tsx'

const draw = (kind: 'cabins' | 'places' | 'activities' | 'trips', id: string) =>
  renderToStaticMarkup(<PointChart kind={kind} id={id} language="en" />)

describe('PointChart', () => {
  it('has the marker of the point in its middle, in the colour of its category', () => {
    const reine = draw('places', 'reine')
    const { x, y } = placeOnChart(
      { latitude: 67.9325, longitude: 13.0888 },
      frameAround([{ latitude: 67.9325, longitude: 13.0888 }], 0.075),
    )
    expect(reine).toContain(`class="pin" cx="${x}" cy="${y}"`)
    expect(reine).toContain('fill="var(--m-attraction)"')
    expect(reine).toContain('🏔️')
  })

  it('names the village of the point and those around it, and tells coast, road and position in words', () => {
    const reine = draw('places', 'reine')
    expect(reine).toContain('aria-label="Chart of the coast at Reine"')
    expect(reine).toContain('>Reine</text>')
    expect(reine).toContain('>Moskenes</text>')
    expect(reine).toContain('>Hermannsdalstinden</text>')
    expect(reine).toContain('67.9325°\u00a0N, 13.0888°\u00a0E.')
    expect(reine).toContain('© Kartverket, CC BY 4.0, simplified')
  })

  it('says that a position is only rough', () => {
    expect(draw('cabins', 'reine')).toContain('(approximate)')
    expect(draw('places', 'reine')).not.toContain('(approximate)')
  })

  it('leads to the point on the map', () => {
    expect(draw('cabins', 'reine')).toContain('href="/en/travel-info/map?punkt=cabin-reine"')
    expect(draw('places', 'reine')).toContain('href="/en/travel-info/map?punkt=place-reine"')
  })

  it('needs no script and no style of its own', () => {
    expect(draw('activities', 'lofotr')).not.toMatch(/<script|style=|NaN|undefined/)
  })

  it('refuses what is not on the map', () => {
    expect(() => draw('places', 'atlantis')).toThrow('no point "place-atlantis"')
  })
})
