import { mix } from '#pictures/drawing/colours.ts'
import type { Stop } from '#pictures/drawing/sheet.ts'
import type { Conditions } from './conditions.ts'
import { grounds } from './grounds.ts'
import { type Air, airs, type HourOfLight, lightOf } from './skies.ts'

export interface Palette extends Conditions {
  /** Zenith to horizon. */
  sky: readonly Stop[]
  /** For text; at least 4.5:1 on the upper sky. */
  ink: string
  haze: string
  cloud: string
  cloudShade: string
  rock: string
  slope: string
  foot: string
  shade: string
  rib: string
  glint: string
  deep: string
  snowLit: string
  meadow: string
  meadowShade: string
  leaves: readonly [string, string, string]
  shore: string
  shoreLit: string
  wet: string
  /** Horizon to the viewer's feet. */
  sea: readonly Stop[]
  /** Ripples. */
  dark: string
  light: string
  /** Foam and falling snow. */
  foam: string
  /** Lit windows; undefined by clear day. */
  lamp?: string
  /** Night, or the hour before or after a winter's day. */
  isDark: boolean
  isStarry: boolean
  /** 0: none, 1: down to the sea. */
  snow: number
  isSnowedIn: boolean
  /** 1 mirrors, 0 is a breeze without reflection. */
  calm: number
  veil: number
  /** Colours in the light, in shade, or only through the air. */
  lit: (colour: string) => string
  dim: (colour: string) => string
  tone: (colour: string, share?: number) => string
  /** Painted things: through the air by day, lit in a dark hour. */
  painted: (colour: string, share?: number) => string
}

const skyPlaces = [0, 0.28, 0.5, 0.66, 0.77] as const
const seaPlaces = [0, 0.16, 0.5, 1] as const

/** In the dark, bad weather takes the grey of the dark sky. */
function darken(air: Air, { sky }: HourOfLight): Air {
  const night = sky[1]
  return { ...air, grey: mix(air.grey, night, 0.62), ...(air.land ? { land: mix(air.land, night, 0.5) } : {}) }
}

/** `backlight` (0 to 1): how far mountains are backlit, which moves their lit sides toward shade. */
export function paletteOf(conditions: Conditions, backlight = 0): Palette {
  const { season, hour, weather } = conditions
  const ground = grounds[season]
  const light = lightOf(conditions)
  const isDark = hour === 'night' || hour === 'blue'
  const air = isDark ? darken(airs[weather], light) : airs[weather]
  const tone = (colour: string, share = 1) => mix(colour, air.land ?? air.grey, air.tone * share)
  const lit = (colour: string) => tone(mix(colour, light.lit[0], light.lit[1]))
  const dim = (colour: string) =>
    mix(tone(mix(colour, light.shade[0], light.shade[1])), lit(ground.slope), air.flat * 0.6)
  const shade = dim(ground.shade)
  const turned = (colour: string, share: number) => mix(lit(colour), shade, backlight * share)
  const isBehindWeather = weather === 'rain' || weather === 'storm' || weather === 'fog' || weather === 'snow'
  const lamp = light.lamp ?? (isBehindWeather ? '#ffdf9a' : undefined)
  const sky = light.sky.map(
    (colour, index): Stop => [skyPlaces[index] ?? 1, mix(colour, air.grey, air.sky * (1 - index * air.gap))],
  )
  const horizon = sky[4]?.[1] ?? light.haze
  const shore = dim(ground.shore)
  const white = isDark ? mix(horizon, light.light, 0.5) : '#ffffff'
  return {
    ...conditions,
    sky,
    ink: light.ink,
    haze: mix(light.haze, air.grey, air.sky * 0.7),
    cloud: weather === 'storm' || weather === 'rain' ? mix(air.grey, '#ffffff', 0.22) : mix(horizon, white, 0.62),
    cloudShade: mix(sky[1]?.[1] ?? horizon, horizon, 0.45),
    rock: turned(ground.rock, 0.5),
    slope: turned(ground.slope, 0.45),
    foot: turned(ground.foot, 0.3),
    shade,
    rib: dim(ground.rib),
    glint: mix(shade, lit(ground.rock), 0.55),
    deep: mix(shade, '#0a2030', 0.3),
    snowLit: mix(lit('#f8f6ee'), shade, backlight * 0.35),
    meadow: lit(ground.meadow),
    meadowShade: dim(ground.meadowShade),
    leaves: ground.leaves.map(lit) as [string, string, string],
    shore,
    shoreLit: mix(shore, lit(ground.rock), ground.isSnowedIn ? 0.85 : 0.45),
    wet: dim('#26343b'),
    sea: light.sea.map(
      (colour, index): Stop => [
        seaPlaces[index] ?? 1,
        mix(colour, air.grey, Math.min(0.85, air.sky * (0.95 - index * 0.1))),
      ],
    ),
    dark: tone(light.dark, 0.6),
    light: tone(light.light),
    foam: tone(isDark ? mix('#f2f4ef', light.shade[0], 0.35) : hour === 'midnight' ? '#fdeedb' : '#f6f7f2', 0.5),
    ...(lamp ? { lamp } : {}),
    isDark,
    isStarry: hour === 'night' && (weather === 'clear' || weather === 'fair'),
    snow: ground.snow,
    isSnowedIn: ground.isSnowedIn,
    calm: air.calm,
    veil: air.veil,
    lit,
    dim,
    tone,
    painted: (colour, share) => (isDark ? lit(colour) : tone(colour, share)),
  }
}

export type RidgeColours = ReturnType<typeof through>

/** `air`: 0 near, 1 hidden by haze. */
export function through(palette: Palette, air: number) {
  const share = Math.min(0.94, air + palette.veil * (0.4 + air))
  const veil = (colour: string) => mix(colour, palette.haze, share)
  return {
    top: veil(palette.rock),
    mid: veil(palette.slope),
    foot: veil(palette.foot),
    shade: veil(palette.shade),
    rib: veil(palette.rib),
    glint: veil(palette.glint),
    deep: veil(palette.deep),
    snow: veil(palette.snowLit),
    heath: veil(mix(palette.foot, palette.meadowShade, 0.35)),
  }
}
