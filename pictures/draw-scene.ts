import { contrastOf } from './drawing/colours.ts'
import { fill, sheetHeight, sheetWidth } from './drawing/paths.ts'
import { again, Sheet } from './drawing/sheet.ts'
import { foregrounds } from './foregrounds/foregrounds.ts'
import type { Conditions } from './light/conditions.ts'
import { paletteOf } from './light/palette.ts'
import { drawGlitter, mirror, outlineRipples } from './nature/water.ts'
import { colourWaves, drawSea } from './nature/waves.ts'
import type { SceneData } from './scene-schema.ts'
import { Stage, type View } from './stage.ts'
import {
  drawLightInSky,
  drawWeatherBeforeLand,
  drawWeatherInAir,
  drawWeatherInSky,
  keepNorthernLights,
} from './weather-sky.ts'

/** Returns the sun's reflection on open sea. */
function drawSunOnWater(stage: Stage): string {
  const { sun, view, palette } = stage
  const isOpen = palette.weather === 'clear' || palette.weather === 'fair'
  const [from, to] = view.openSea ?? [1, 0]
  if (!isOpen || !sun.isBefore || sun.height <= 0 || sun.height > 20 || sun.x < from || sun.x > to) return ''
  const colour = palette.hour === 'night' ? '#dcecea' : palette.hour === 'midnight' ? '#fff3cf' : '#fff8e4'
  return drawGlitter(view.waterline, sun.x, stage.random('glitter'), {
    many: palette.hour === 'night' ? 40 : 76,
    colour,
  })
}

/** Returns a storm's waves for usually calm water: one row, repeated smaller toward the horizon. */
function drawRunningSea({ sheet, view, palette, random }: Stage): string {
  const colours = { ...colourWaves(palette, 0.5), body: 'none' }
  const row = sheet.keep(drawSea({ y: 0, height: 44, step: 300, breaking: 0.55, floor: 0 }, colours, random('sea')))
  sheet.define(row.svg)
  const depth = sheetHeight - view.waterline
  const rows = [0.12, 0.34, 0.6, 0.92]
  return rows
    .map((near, index) => {
      const scale = 0.16 + near * 0.7
      const starts: number[] = []
      for (let x = -90 - index * 170; x < sheetWidth; x += sheetWidth * scale * 0.98) starts.push(x)
      return starts.map((x) => again(row.id, [scale, 0, 0, scale, x, view.waterline + depth * near])).join('')
    })
    .join('')
}

export function drawScene(scene: SceneData, view: View): string {
  const sheet = new Sheet()
  const stage = new Stage(sheet, view, scene)
  const { palette } = stage
  sheet.put(drawLightInSky(stage))
  const lights = keepNorthernLights(stage)
  if (lights) sheet.put(lights.svg)
  sheet.put(drawWeatherInSky(stage))
  const land = sheet.keep(view.drawLand(stage))
  sheet.put(land.svg, drawWeatherBeforeLand(stage))
  if (view.water !== false) {
    sheet.put(view.drawWater?.(stage, land) ?? stage.water(land, view.water), drawSunOnWater(stage))
    if (palette.weather === 'storm' && !view.drawsOwnWaves) sheet.put(drawRunningSea(stage))
    if (lights) {
      const glow = sheet.cut(mirror(lights, view.waterline, 0.5, 0.3), 0, view.waterline, 1600, 900 - view.waterline)
      const green = outlineRipples(view.waterline + 6, 890, 12, stage.random('green'), {
        focus: view.focus * 1600,
        most: 240,
      })
      sheet.put(glow, fill(green, '#8fe3b6', 0.22))
    }
  }
  if (view.drawShore) sheet.put(view.drawShore(stage))
  for (const { kind, ...data } of scene.foregrounds) {
    const foreground = foregrounds[kind]
    if (!foreground)
      throw new Error(`There is no foreground "${kind}". Known are: ${Object.keys(foregrounds).sort().join(', ')}.`)
    sheet.put(foreground.draw(stage, data))
  }
  if (!view.room) sheet.put(drawWeatherInAir(stage))
  return sheet.write()
}

/** The sky from its top to where words may stand, and the colour of these words. */
export interface SkyFacts {
  sky: readonly string[]
  ink: string
}

/** Returns the colours at the top of a picture without drawing it; in a room those of the wall. */
export function describeSky(conditions: Conditions, room?: string): SkyFacts {
  const palette = paletteOf(conditions)
  const sky = room ? [room] : palette.sky.slice(0, 3).map(([, colour]) => colour)
  return { sky, ink: inkOn(sky, palette.ink) }
}

/** Brightness of pictures by day and in dark mode (`--picture-dim` in tokens.css). */
export const dims = [1, 0.9] as const

/** Returns the hour's ink, or one with more contrast where the weather changes the sky. */
function inkOn(sky: readonly string[], ink: string): string {
  const [zenith = ink] = sky
  const weakest = (colour: string) => Math.min(...dims.map((dim) => contrastOf(zenith, colour, dim)))
  return ['#ffffff', '#0b1c26', ink].reduce(
    (best, colour) => (weakest(colour) > weakest(best) + 0.01 ? colour : best),
    ink,
  )
}
