// Landscape behind a vignette, as in the scenes, on 400 × 400.
import { mix } from '#pictures/drawing/colours.ts'
import { interpolate, tenth, whole } from '#pictures/drawing/numbers.ts'
import { band, disc, fill, stroke, wholes } from '#pictures/drawing/paths.ts'
import type { Random } from '#pictures/drawing/random.ts'
import { through } from '#pictures/light/palette.ts'
import { drawRidge, type RidgeShape } from '#pictures/nature/ridge.ts'
import type { SkylinePoint } from '#pictures/nature/skyline.ts'
import { outlineRipples } from '#pictures/nature/water.ts'
import { type VignetteStage, vignetteSize } from '#pictures/vignettes/vignette.ts'

export function strip(y: number, height: number, colour: string, opacity?: number): string {
  return band(y, height, colour, opacity, 0, vignetteSize)
}

export function paintSky({ sheet, palette }: VignetteStage, horizon: number): string {
  return strip(0, vignetteSize, sheet.vertical(palette.sky, 0, horizon / 0.77))
}

export function paintSun({ sheet }: VignetteStage, x: number, y: number, radius = 12, reach = 190): string {
  const halo = sheet.radial(x, y, reach, [
    [0, '#fff6d8', 1],
    [0.14, '#ffe7ae', 0.8],
    [0.5, '#fbc987', 0.3],
    [1, '#fbc987', 0],
  ])
  return disc(x, y, reach, halo) + disc(x, y, radius, '#fffbe6')
}

export function paintStars(many: number, floor: number, random: Random): string {
  let small = ''
  let large = ''
  for (let star = 0; star < many; star++) {
    const dot = wholes`M${random() * vignetteSize} ${random() * floor}h0`
    if (star % 5) small += dot
    else large += dot
  }
  return (
    stroke(small, '#e4f1f4', 1.4, { opacity: 0.7, isRound: true }) + stroke(large, '#e4f1f4', 2.4, { isRound: true })
  )
}

/** Lit from the left; `air`: 0 near, 1 hidden by haze. */
export function paintRidge(
  { sheet, palette }: VignetteStage,
  { air, ...form }: Omit<RidgeShape, 'points'> & { air: number },
  points: readonly SkylinePoint[],
): string {
  const colours = through(palette, air)
  const top = Math.min(...points.map(([, y]) => y))
  const isPatchy = palette.snow > 0 && palette.snow < 0.8
  return drawRidge(sheet, {
    rough: 0.17,
    points,
    ...form,
    colours,
    light: -1,
    haze: 0.5,
    ...(air < 0.3 && !palette.isSnowedIn ? { heath: colours.heath } : {}),
    ...(isPatchy ? { snowline: interpolate(top, form.base, palette.snow) } : {}),
  })
}

export function paintWater(
  { sheet, palette }: VignetteStage,
  y: number,
  random: Random,
  { bottom = vignetteSize, many = 20 } = {},
): string {
  const reach = { left: -30, right: vignetteSize + 30, most: 90 }
  return (
    strip(y, bottom - y, sheet.vertical(palette.sea, y, Math.max(bottom, y + 110))) +
    fill(outlineRipples(y + 3, bottom, many, random, reach), palette.dark, 0.3) +
    fill(outlineRipples(y + 2, bottom, many, random, reach), palette.light, 0.5)
  )
}

export function paintRain(many: number, random: Random, colour = '#e8ece8', opacity = 0.45): string {
  let drops = ''
  for (let drop = 0; drop < many; drop++) {
    const length = 16 + random() * 22
    drops += `M${whole(random() * 480 - 20)} ${whole(random() * 420 - 30)}l${tenth(-length * 0.42)} ${whole(length)}`
  }
  return stroke(drops, colour, 1.6, { opacity })
}

export function paintSteam(x: number, y: number, height: number, colour = '#ffffff', opacity = 0.5, sway = 12): string {
  const [third, wide] = [height / 3, height / 14]
  const up = `M${whole(x)} ${whole(y)}c${-sway}${whole(-third * 0.5)} ${-sway}${whole(-third * 0.7)} 0${whole(-third)}s${sway}${whole(-third * 0.6)} 0${whole(-third)}s${-sway / 2}${whole(-third * 0.7)} ${sway / 3}${whole(-third)}`
  return stroke(up, colour, wide, { opacity, isRound: true })
}

export function shaded(colour: string, share = 0.28): string {
  return mix(colour, '#14242e', share)
}

export function lightened(colour: string, share = 0.3): string {
  return mix(colour, '#fff8e8', share)
}
