import { describe, expect, it } from 'vitest'
import { drawWays, rankOfRoad, widthOfRoad } from './draw-ways.ts'
import { examplePalette, frameAt, makeRecordingPen, readExampleLevel } from './recording-pen.ts'

function draw(name: 'overview' | 'fine', zoom: number, latitude = 68, longitude = 13.2) {
  const { pen, strokes } = makeRecordingPen()
  drawWays(pen, readExampleLevel(name), frameAt(latitude, longitude, zoom), examplePalette)
  return strokes.filter(({ lines }) => lines > 0)
}

describe('drawWays', () => {
  it('draws ferries dashed in the colour of water, under the roads', () => {
    const strokes = draw('overview', 8, 67.9, 13.2)
    expect(strokes[0]).toMatchObject({ colour: 'water', dash: [6, 4] })
    expect(strokes.at(-1)?.colour).toBe('mainRoad')
    expect(draw('overview', 6).map(({ colour }) => colour)).not.toContain('water')
  })

  it('dashes tunnels and nothing else of a road', () => {
    // The E10 through Hamnøy has tunnels; a view of the open sea has none.
    const main = draw('fine', 11, 67.98, 13.15).filter(({ colour }) => colour === 'mainRoad')
    expect(main.map(({ dash }) => dash.length)).toEqual([0, 2])
    expect(draw('fine', 11, 68.5, 12.8)).toEqual([])
  })

  it('gives bridges a rail on both sides from zoom 9 on', () => {
    const rails = draw('fine', 11, 67.945, 13.12).filter(({ colour }) => colour === 'ink')
    expect(rails.length).toBeGreaterThan(0)
    expect(rails[0]?.width).toBeGreaterThan(widthOfRoad('main', 11))
    expect(draw('overview', 8).filter(({ colour }) => colour === 'ink')).toEqual([])
  })

  it('keeps the small roads for near views', () => {
    expect(draw('overview', 7).map(({ colour }) => colour)).not.toContain('road')
    expect(draw('fine', 11).map(({ colour }) => colour)).toContain('road')
    expect(widthOfRoad('main', 12)).toBeGreaterThan(widthOfRoad('numbered', 12))
    expect(widthOfRoad('main', 12)).toBeGreaterThan(widthOfRoad('main', 8))
  })
})

it.each([
  ['E10', 'main'],
  ['Rv85', 'main'],
  ['Fv816', 'numbered'],
  ['Fv7716', 'other'],
  ['Kv', 'other'],
] as const)('ranks %s as %s', (ref, rank) => {
  expect(rankOfRoad(ref)).toBe(rank)
})
