import { z } from 'zod'
import { fill, stroke, tenths } from '#pictures/drawing/paths.ts'
import type { Palette } from '#pictures/light/palette.ts'
import { defineForeground, placeAt, turnedSpot } from './foreground.ts'

export type ChurchPaint = ReturnType<typeof paintChurch>

export function paintChurch(palette: Palette, wall: string, shade: string) {
  const { isDark } = palette
  const seen = (colour: string) => (isDark || palette.hour === 'midnight' ? palette.lit(colour) : palette.tone(colour))
  return {
    gable: seen(wall),
    side: isDark ? palette.dim(shade) : seen(shade),
    trim: seen('#f7f1e2'),
    roof: palette.isSnowedIn ? palette.lit('#eef0ee') : seen('#4b5558'),
    roofShade: palette.isSnowedIn ? palette.dim('#a9bcc8') : seen('#363f43'),
    glass: palette.lamp ?? '#33464f',
    door: seen('#6b3d27'),
    metal: palette.dim('#3f464a'),
  }
}

function outlineLancet(x: number, y: number, width: number, height: number): string {
  return tenths`M${x} ${y}v${-height * 0.7}q${width * 0.1} ${-height * 0.2} ${width / 2} ${-height * 0.3}q${width * 0.4} ${height * 0.1} ${width / 2} ${height * 0.3}v${height * 0.7}z`
}

/** Returns Kabelvåg church; 300 wide, 334 tall. */
export function drawWoodenChurch(paint: ChurchPaint): string {
  let boards = ''
  for (let x = 64; x < 290; x += 9) boards += `M${x} 0v-70`
  for (let x = 5; x < 58; x += 7) boards += `M${x} 0v-126`
  const glass = [
    outlineLancet(22, -20, 16, 40),
    outlineLancet(22, -146, 7, 22),
    outlineLancet(33, -146, 7, 22),
    ...[72, 96, 120, 228, 246].map((x) => outlineLancet(x, -16, 11, 36)),
    outlineLancet(166, -20, 10, 44),
    outlineLancet(188, -20, 10, 44),
    outlineLancet(177, -84, 10, 24),
    outlineLancet(277, -18, 12, 28),
  ].join('')
  return (
    fill('M58 0H292V-72H58z', paint.side) +
    fill('M48-70L76-128H284L300-68z', paint.roof) +
    fill('M150 0V-84L182-140 214-84V0z', paint.gable) +
    fill('M182-148L144-80 150-76 182-134 214-76 220-80z', paint.roof) +
    fill('M214-84L182-140 222-140 240-84z', paint.roofShade) +
    fill('M262 0V-58L283-72 304-58V0z', paint.side) +
    fill('M258-56L283-82 308-56z', paint.roof) +
    fill('M0 0V-130H60V0z', paint.gable) +
    fill('M44 0V-130H60V0z', paint.side) +
    fill('M-3-128H63L58-138H2z', paint.trim) +
    fill('M4-138V-176H56V-138z', paint.gable) +
    fill('M42-138V-176H56V-138z', paint.side) +
    fill('M-2-174L10-190 16-176zM62-174L50-190 44-176zM22-174L30-192 38-174z', paint.trim) +
    fill('M0-174H60L34-300 30-312 26-300z', paint.roof) +
    fill('M30-312L60-174H44z', paint.roofShade) +
    stroke('M30-310V-334M23-326H37', paint.metal, 2.4) +
    stroke(boards, '#000', 0.8, { opacity: 0.12 }) +
    `<path d="${glass}" fill="${paint.glass}" stroke="${paint.trim}" stroke-width="2"/>` +
    fill('M22 0v-14h16v14z', paint.door) +
    stroke('M1 0V-128M59 0V-128M150 0V-82M214 0V-82M150-84L182-140 214-84', paint.trim, 2.6)
  )
}

/** Returns Svolvær church; 220 wide, 206 tall. */
export function drawConcreteChurch(paint: ChurchPaint): string {
  const windows = [70, 96, 122, 148, 174].map((x) => outlineLancet(x, -18, 12, 40)).join('')
  const belfry = outlineLancet(10, -100, 10, 26) + outlineLancet(24, -100, 10, 26) + outlineLancet(17, -48, 12, 26)
  return (
    fill('M50 0H214V-62H50z', paint.side) +
    fill('M40-60L60-116H206L222-60z', paint.roof) +
    fill('M0 0V-134H52V0z', paint.gable) +
    fill('M36 0V-134H52V0z', paint.side) +
    fill('M-3-132H55L26-190z', paint.roof) +
    fill('M26-190L55-132H36z', paint.roofShade) +
    stroke('M26-188V-206M20-200H32', paint.metal, 2) +
    fill(windows + belfry, paint.glass) +
    fill('M14 0v-26q9-10 18 0v26z', paint.door)
  )
}

/** Returns a village church; 150 wide, 160 tall. */
export function drawVillageChurch(paint: ChurchPaint): string {
  const glass = [66, 90, 114].map((x) => outlineLancet(x, -14, 9, 26)).join('') + outlineLancet(24, -54, 9, 20)
  return (
    fill('M52 0H140V-46H52z', paint.side) +
    fill('M28-84H124L146-44H56z', paint.roof) +
    fill('M4 0V-46L28-84 54-46V0z', paint.gable) +
    fill('M17-70V-104H39V-70L28-86z', paint.gable) +
    fill('M31-70V-104H39V-70L31-80z', paint.side) +
    fill('M13-102L28-154 43-102z', paint.roof) +
    fill('M28-154L43-102H32z', paint.roofShade) +
    stroke('M28-152v-12M24-160h8', paint.metal, 1.6) +
    fill(glass, paint.glass) +
    fill('M21 0v-20q7-8 14 0V0z', paint.door) +
    stroke('M1-44L28-88 57-44', paint.trim, 2.4)
  )
}

const walls = {
  wooden: ['#dcae57', '#a97a33'],
  concrete: ['#efe4cb', '#b9a88c'],
  village: ['#f5f1e6', '#c5c9c6'],
} as const

const kinds = { wooden: drawWoodenChurch, concrete: drawConcreteChurch, village: drawVillageChurch }

export const church = defineForeground(
  z.strictObject({ type: z.enum(['wooden', 'concrete', 'village']).default('village'), at: turnedSpot }),
  ({ palette }, { type, at }) => {
    const [wall, shade] = walls[type]
    return placeAt(at, kinds[type](paintChurch(palette, wall, shade)))
  },
)
