import { describe, expect, it } from 'vitest'
import { contrastOf, luminanceOf } from '#pictures/drawing/colours.ts'
import { type Conditions, faultOfConditions, hours, seasons, sunOf, weathers } from './conditions.ts'
import { paletteOf, through } from './palette.ts'

const everyLight: Conditions[] = seasons.flatMap((season) =>
  hours.flatMap((hour) => weathers.map((weather) => ({ season, hour, weather }))),
)
const possible = everyLight.filter((conditions) => faultOfConditions(conditions) === undefined)

describe('the palette', () => {
  it.each(['winter', 'summer'] as const)('gives a whole set of colours in %s', (season) => {
    for (const conditions of possible.filter((each) => each.season === season))
      for (const [name, value] of Object.entries(paletteOf(conditions)))
        if (typeof value === 'string' && !Object.hasOwn(conditions, name)) expect(value, name).toMatch(/^#[0-9a-f]{6}$/)
  })

  it('lays snow on winter and takes it away in summer', () => {
    expect(seasons.map((season) => paletteOf({ season, hour: 'noon', weather: 'clear' }).snow)).toEqual([
      1, 0.9, 0.42, 0, 0.1,
    ])
  })

  it('lights windows in the dark and behind bad weather, not in the sun', () => {
    expect(paletteOf({ season: 'winter', hour: 'blue', weather: 'clear' }).lamp).toBeDefined()
    expect(paletteOf({ season: 'autumn', hour: 'noon', weather: 'rain' }).lamp).toBeDefined()
    expect(paletteOf({ season: 'summer', hour: 'noon', weather: 'clear' }).lamp).toBeUndefined()
  })

  it('shows stars only in a clear night', () => {
    const starry = possible.filter((conditions) => paletteOf(conditions).isStarry)
    expect(new Set(starry.map(({ hour }) => hour))).toEqual(new Set(['night']))
    expect(new Set(starry.map(({ weather }) => weather))).toEqual(new Set(['clear', 'fair']))
  })

  it('keeps shade darker than light on the mountains, in every light', () => {
    for (const conditions of possible) {
      const palette = paletteOf(conditions)
      expect(luminanceOf(palette.shade), JSON.stringify(conditions)).toBeLessThan(luminanceOf(palette.rock))
    }
  })

  it('darkens mountains that stand before the sun', () => {
    const conditions = { season: 'summer', hour: 'evening', weather: 'clear' } as const
    expect(luminanceOf(paletteOf(conditions, 1).rock)).toBeLessThan(luminanceOf(paletteOf(conditions, 0).rock))
  })

  it('lets distance swallow a ridge', () => {
    const palette = paletteOf({ season: 'autumn', hour: 'noon', weather: 'fair' })
    const contrasts = [0, 0.3, 0.6, 0.9].map((air) => contrastOf(through(palette, air).shade, palette.haze))
    expect([...contrasts].sort((one, other) => other - one)).toEqual(contrasts)
  })
})

describe('the sun', () => {
  it('stands in the south at noon, in the north at midnight', () => {
    expect(sunOf({ season: 'summer', hour: 'noon' }).azimuth).toBe(180)
    expect(sunOf({ season: 'summer', hour: 'midnight' }).azimuth).toBe(0)
  })

  it('climbs from winter to summer', () => {
    const heights = (['winter', 'late-winter', 'spring', 'summer'] as const).map(
      (season) => sunOf({ season, hour: 'noon' }).height,
    )
    expect([...heights].sort((one, other) => one - other)).toEqual(heights)
  })
})

describe('conditions that do not exist in Lofoten', () => {
  it.each([
    [{ season: 'winter', hour: 'midnight', weather: 'clear' }, 'winter has no hour "midnight"'],
    [{ season: 'summer', hour: 'night', weather: 'clear' }, 'summer has no hour "night"'],
    [{ season: 'summer', hour: 'noon', weather: 'snow' }, 'does not snow in summer'],
  ] as const)('%o are refused in a sentence', (conditions, sentence) => {
    expect(faultOfConditions(conditions)).toContain(sentence)
  })
})
