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

/** A summit named over the picture, in percent of it; `leader` is the length of the line to the name in rem. */
export interface PeakLabel {
  name: string
  x: number
  y: number
  leader: number
}

/** One way of looking at a place: what stands there in every light. */
export interface View {
  /** The bearing in the middle of the picture, degrees from north. */
  facing: number
  /** How many degrees the picture is wide; 80 is what two open hands span. */
  width?: number
  /** y where water or plain meets the foot of the mountains. */
  waterline: number
  /** y of the highest summit: how low snow reaches is counted from here. */
  tallest: number
  /** Where the subject stands, 0 (left) to 1 (right): what a narrow window keeps. */
  focus: number
  /** From where to where open sea meets the sky: only there a low sun lays its path on the water. */
  openSea?: readonly [from: number, to: number]
  /** Summits that may be named over the picture. */
  peaks?: readonly PeakLabel[]
  /** Degrees at the six marks of the bearing ruler. */
  bearings?: readonly number[]
  /** Everything behind the water; the water mirrors it. */
  drawLand(stage: Stage): string
  /** How the calm water lies that reaches from the waterline down; with `false` there is none. */
  water?: false | WaterForm
  /** Draws the water where it is not calm water alone. */
  drawWater?(stage: Stage, land: Kept): string
  /** A room in this colour: it has a ceiling instead of a sky, and rain stays outside. */
  room?: string
  /** The view brings its own waves: a storm adds none. */
  drawsOwnWaves?: boolean
  /** What stands before the water, below the foregrounds. */
  drawShore?(stage: Stage): string
}

/** How the water of a view differs from the usual; `calm` may change what is usual in the weather. */
export type WaterForm = Partial<Omit<WaterOptions, 'land' | 'random' | 'calm'>> & {
  calm?: number | ((usual: number) => number)
}

/** A named place and the ways of looking at it. The name of its file is its name in the scenes. */
export interface Place {
  views: Readonly<Record<string, View>>
}

/** A ridge of a view: its seed, how thick the air is before it (0 near, 1 swallowed by haze), and what differs from the usual. */
type RidgeOptions = Pick<RidgeShape, 'seed'> & { air: number } & Partial<
    Omit<RidgeShape & RidgeLook, 'points' | 'colours'>
  >

/** Everything that a drawing of one scene needs: the sheet, the colours, where the light comes from, chance by name. */
export class Stage {
  readonly sheet: Sheet
  readonly view: View
  readonly scene: SceneData
  readonly palette: Palette
  /** The side the light comes from: -1 left, 1 right. */
  readonly light: -1 | 1
  /** Where the sun (by night the moon) stands as seen here; `isBefore` says whether the picture shows that part of the sky. */
  readonly sun: { x: number; y: number; height: number; isBefore: boolean }
  /** Above this y lies snow; below the sea when there is none. */
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
    // Straight into a low sun the mountains are dark; from 100 degrees aside they are lit.
    const backlight = sun.height > 30 || sun.height < 0 ? 0 : clamp(1 - Math.abs(aside) / 100, 0, 1)
    this.palette = paletteOf(scene, backlight)
    const { snow } = this.palette
    this.snowline = snow > 0 && snow < 0.8 ? interpolate(view.tallest, view.waterline, snow) : undefined
  }

  /** Returns the chance that belongs to a part of the picture; other parts do not shift it. */
  readonly random = (part: string): Random => seeded(seedOf(this.scene.seed, part))

  /** Returns the artwork `pictures/<path>.svg` in the picture's light, and in `lights` of its own. */
  art(path: string, lights: Lights = {}): Artwork {
    return readArtwork(path, { ...this.palette, ...lights })
  }

  /** Returns a ridge in the picture's light; it stands on the waterline unless `base` says otherwise. */
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

  /** Returns calm water that mirrors the land. */
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

  /** Returns the mist that stands before a ridge, thickest at `y + height`. */
  mist(y: number, height: number, strength = 0.5): string {
    return drawMist(this.sheet, y, height, this.palette.haze, Math.min(0.9, strength + this.palette.veil))
  }

  /** Returns how far and to which side a thing of `height` throws its shadow on level ground, in units; 0 without sun. */
  shadowOf(height: number): number {
    const isSunny = this.palette.weather === 'clear' || this.palette.weather === 'fair'
    if (!isSunny || this.sun.height <= 0) return 0
    const length = height / Math.tan((Math.max(4, this.sun.height) * Math.PI) / 180)
    return -this.light * Math.min(length, height * 5)
  }

  /** Returns the colour of a shadow on ground of this colour. */
  shadowOn(ground: string): string {
    return mix(ground, this.palette.isSnowedIn ? '#5c83a8' : '#2b3c46', 0.32)
  }
}
