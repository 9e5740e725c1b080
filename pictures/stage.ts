import { type Artwork, type Lights, readArtwork } from './drawing/artwork.ts'
import { mix } from './drawing/colours.ts'
import { clamp, interpolate } from './drawing/numbers.ts'
import { type Random, seeded, seedOf } from './drawing/random.ts'
import type { Kept, Sheet } from './drawing/sheet.ts'
import { sunOf } from './light/conditions.ts'
import { type Palette, paletteOf, through } from './light/palette.ts'
import { drawMist } from './nature/clouds.ts'
import { drawRidge, type RidgeLook, type RidgeShape } from './nature/ridge.ts'
import { type SkylinePoint, xOfBearing } from './nature/skyline.ts'
import { drawWater, type WaterOptions } from './nature/water.ts'
import type { SceneData } from './scene-schema.ts'

/** A summit's name, positioned in percent; `leader`: length of the line to it in rem. */
export interface PeakLabel {
  name: string
  x: number
  y: number
  leader: number
}

/** A view of a place, independent of the light. */
export interface View {
  /** Bearing of the middle, degrees from north. */
  facing: number
  /** Degrees; default 80. */
  width?: number
  /** y of the mountains' foot. */
  waterline: number
  /** y of the highest summit, for the snowline. */
  tallest: number
  /** 0 (left) to 1 (right), for narrow windows. */
  focus: number
  /** x range of open sea, the only place for a low sun's reflection. */
  openSea?: readonly [from: number, to: number]
  /** Labels of summits. */
  peaks?: readonly PeakLabel[]
  /** At the six marks of the bearing ruler. */
  bearings?: readonly number[]
  /** Everything behind the water, which mirrors it. */
  drawLand(stage: Stage): string
  /** Form of calm water; `false`: none. */
  water?: false | WaterForm
  /** Replaces calm water. */
  drawWater?(stage: Stage, land: Kept): string
  /** Colour of a room's wall; no sky, and rain stays outside. */
  room?: string
  /** A storm adds no waves. */
  drawsOwnWaves?: boolean
  /** Before the water, behind the foregrounds. */
  drawShore?(stage: Stage): string
}

/** `calm` may modify the weather's value. */
export type WaterForm = Partial<Omit<WaterOptions, 'land' | 'random' | 'calm'>> & {
  calm?: number | ((usual: number) => number)
}

export interface Place {
  views: Readonly<Record<string, View>>
}

/** `air`: 0 near, 1 hidden by haze. */
type RidgeOptions = Pick<RidgeShape, 'seed'> & { air: number } & Partial<
    Omit<RidgeShape & RidgeLook, 'points' | 'colours'>
  >

/** Context of a scene: sheet, colours, light, and random series by name. */
export class Stage {
  readonly sheet: Sheet
  readonly view: View
  readonly scene: SceneData
  readonly palette: Palette
  /** Side of the light: -1 left, 1 right. */
  readonly light: -1 | 1
  /** Position of the sun or moon; `isBefore`: within the picture's sector. */
  readonly sun: { x: number; y: number; height: number; isBefore: boolean }
  /** y above which snow lies; undefined without snow. */
  readonly snowline: number | undefined

  constructor(sheet: Sheet, view: View, scene: SceneData) {
    this.sheet = sheet
    this.view = view
    this.scene = scene
    const sun = sunOf(scene)
    const width = view.width ?? 80
    const aside = ((sun.azimuth - view.facing + 540) % 360) - 180
    this.light = aside < 0 ? -1 : 1
    this.sun = {
      x: xOfBearing(sun.azimuth, { from: view.facing - width / 2, to: view.facing + width / 2 }),
      y: view.waterline - 18 - sun.height * 13,
      height: sun.height,
      isBefore: Math.abs(aside) < width / 2 + 4,
    }
    // Toward a low sun mountains are dark; from 100° aside they are lit.
    const backlight = sun.height > 30 || sun.height < 0 ? 0 : clamp(1 - Math.abs(aside) / 100, 0, 1)
    this.palette = paletteOf(scene, backlight)
    const { snow } = this.palette
    this.snowline = snow > 0 && snow < 0.8 ? interpolate(view.tallest, view.waterline, snow) : undefined
  }

  /** Returns the random series of a part, independent of other parts. */
  readonly random = (part: string): Random => seeded(seedOf(this.scene.seed, part))

  /** Returns the artwork `pictures/<path>.svg` in this light plus `lights`. */
  art(path: string, lights: Lights = {}): Artwork {
    return readArtwork(path, { ...this.palette, ...lights })
  }

  /** On the waterline unless `base` is given. */
  ridge({ air, ...change }: RidgeOptions, points: readonly SkylinePoint[]): string {
    const colours = through(this.palette, air)
    return drawRidge(this.sheet, {
      points,
      base: this.view.waterline,
      colours,
      light: this.light,
      haze: 0.5,
      ...(air < 0.3 ? { fans: colours.foot, fansOpacity: 0.6 } : {}),
      ...(air < 0.3 && !this.palette.isSnowedIn ? { heath: colours.heath } : {}),
      ...(this.snowline === undefined ? {} : { snowline: this.snowline }),
      ...change,
    })
  }

  water(land: Kept, { calm, ...form }: WaterForm = {}): string {
    const { palette } = this
    return drawWater(this.sheet, palette, {
      y: this.view.waterline,
      land,
      calm: typeof calm === 'function' ? calm(palette.calm) : calm,
      squash: 0.55,
      random: this.random('water'),
      ...form,
    })
  }

  /** Thickest at `y + height`. */
  mist(y: number, height: number, strength = 0.5): string {
    return drawMist(this.sheet, y, height, this.palette.haze, Math.min(0.9, strength + this.palette.veil))
  }

  /** Returns the signed length of a shadow on level ground; 0 without sun. */
  shadowOf(height: number): number {
    const isSunny = this.palette.weather === 'clear' || this.palette.weather === 'fair'
    if (!isSunny || this.sun.height <= 0) return 0
    const length = height / Math.tan((Math.max(4, this.sun.height) * Math.PI) / 180)
    return -this.light * Math.min(length, height * 5)
  }

  shadowOn(ground: string): string {
    return mix(ground, this.palette.isSnowedIn ? '#5c83a8' : '#2b3c46', 0.32)
  }
}
