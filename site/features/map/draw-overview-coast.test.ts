import { describe, expect, it } from 'vitest'
import { drawOverviewCoast } from './draw-overview-coast.ts'

describe('drawOverviewCoast', () => {
  const svg = drawOverviewCoast()

  // The file is committed. After a change of coast, colours or start view: npx vitest --update run site/features/map/draw-overview-coast.test.ts
  it('draws what lies in overview-coast.svg', async () => {
    await expect(svg).toMatchFileSnapshot('overview-coast.svg')
  })

  it('draws land within its frame in both sets of colours', () => {
    expect(svg).toContain('d="M')
    expect(svg).not.toMatch(/NaN|undefined|Infinity|currentColor|var\(/)
    expect(new Set(svg.match(/#[0-9a-f]{6}/g))).toEqual(
      new Set(['#f4e9cd', '#d9c48c', '#dcebf1', '#2a2818', '#5c5430', '#123442']),
    )
  })
})
