import { describe, expect, it } from 'vitest'
import { skyline } from '#pictures/nature/skyline.ts'
import { drawScene } from './draw-scene.ts'
import { luminanceOf } from './drawing/colours.ts'
import { Sheet } from './drawing/sheet.ts'
import type { SceneData } from './scene-schema.ts'
import { Stage, type View } from './stage.ts'

const waterline = 640

/** A view to the west with one mountain. */
const view: View = {
  facing: 270,
  waterline,
  tallest: 240,
  focus: 0.5,
  drawLand: (stage) =>
    stage.ridge(
      { seed: 4, air: 0.05, base: waterline },
      skyline`200,${waterline} 600,400 800,240^ 1000,420 1400,${waterline}`,
    ),
}

const words = { no: 'Et fjell. Tegning.', en: 'A mountain. Drawing.', de: 'Ein Berg. Zeichnung.' }

const scene: SceneData = {
  place: 'example',
  view: 'west',
  season: 'autumn',
  hour: 'noon',
  weather: 'clear',
  seed: 3,
  sunPath: false,
  foregrounds: [],
  alt: words,
}

const stageOf = (change: Partial<SceneData>, facing = 270) =>
  new Stage(new Sheet(), { ...view, facing }, { ...scene, ...change })

describe('the light of a view', () => {
  it('comes from the south at noon: from the left when one looks west, from the right when one looks east', () => {
    expect(stageOf({}, 270).light).toBe(-1)
    expect(stageOf({}, 90).light).toBe(1)
  })

  it('turns with the hour', () => {
    expect(stageOf({ season: 'summer', hour: 'noon' }).light).toBe(-1)
    expect(stageOf({ season: 'summer', hour: 'midnight' }).light).toBe(1)
  })

  it('darkens the mountains before a low sun and not those beside it', () => {
    const before = stageOf({ season: 'summer', hour: 'evening' }, 285).palette.rock
    const beside = stageOf({ season: 'summer', hour: 'evening' }, 165).palette.rock
    expect(luminanceOf(before)).toBeLessThan(luminanceOf(beside))
  })

  it('shows the sun only in the part of the sky that the picture shows', () => {
    expect(stageOf({ season: 'summer', hour: 'evening' }, 285).sun.isBefore).toBe(true)
    expect(stageOf({ season: 'summer', hour: 'evening' }, 90).sun.isBefore).toBe(false)
  })
})

describe('snow', () => {
  it('reaches lower in spring than in autumn, covers winter and is gone in summer', () => {
    const spring = stageOf({ season: 'spring' }).snowline ?? 0
    const autumn = stageOf({ season: 'autumn' }).snowline ?? 0
    expect(spring).toBeGreaterThan(autumn)
    expect(stageOf({ season: 'summer' }).snowline).toBeUndefined()
    expect(stageOf({ season: 'winter' }).palette.isSnowedIn).toBe(true)
  })
})

describe('shadows', () => {
  it('fall away from the sun and grow as it sinks', () => {
    const noon = stageOf({ season: 'summer', hour: 'noon' }).shadowOf(100)
    const evening = stageOf({ season: 'summer', hour: 'evening' }).shadowOf(100)
    expect(noon).toBeGreaterThan(0)
    expect(Math.abs(evening)).toBeGreaterThan(Math.abs(noon))
  })

  it('are gone without sun', () => {
    expect(stageOf({ weather: 'fog' }).shadowOf(100)).toBe(0)
    expect(stageOf({ season: 'winter', hour: 'blue' }).shadowOf(100)).toBe(0)
  })
})

describe('a scene', () => {
  it('is the same twice and another in another season, hour, weather or seed', () => {
    const draw = (change: Partial<SceneData>) => drawScene({ ...scene, ...change }, view)
    const drawings = [
      draw({}),
      draw({ season: 'winter' }),
      draw({ hour: 'evening' }),
      draw({ weather: 'rain' }),
      draw({ seed: 4 }),
    ]
    expect(new Set(drawings).size).toBe(drawings.length)
    expect(draw({})).toBe(drawings[0])
  })

  it('keeps the shape of its mountain in every light', () => {
    const skylineOf = (svg: string) => /<g id="g\w+"><path d="(M200 640l[^"]+)"/.exec(svg)?.[1]
    const summer = skylineOf(drawScene({ ...scene, season: 'summer' }, view))
    expect(summer).toBeDefined()
    expect(skylineOf(drawScene({ ...scene, season: 'winter', hour: 'night' }, view))).toBe(summer)
  })

  it('lets the sun lay its path only on open sea', () => {
    const evening = { ...scene, season: 'summer', hour: 'evening' } as const
    const closed = drawScene(evening, view)
    const open = drawScene(evening, { ...view, openSea: [0, 1600] })
    expect(open.length).toBeGreaterThan(closed.length)
  })

  it('shows northern lights and their mirror', () => {
    const night = { ...scene, season: 'winter', hour: 'night' } as const
    const without = drawScene(night, view).match(/<use /g)?.length ?? 0
    const withLights = drawScene({ ...night, aurora: 'strong' }, view).match(/<use /g)?.length ?? 0
    expect(withLights - without).toBeGreaterThan(20)
  })

  it('refuses a foreground that nobody can draw', () => {
    expect(() => drawScene({ ...scene, foregrounds: [{ kind: 'unicorn' }] }, view)).toThrow(/no foreground "unicorn"/)
  })
})
