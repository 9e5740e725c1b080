import { z } from 'zod'
import { fill, stroke } from '#pictures/drawing/paths.ts'
import type { Palette } from '#pictures/light/palette.ts'
import { outlineRipples } from '#pictures/nature/water.ts'
import { defineForeground, placeAt, turnedSpot } from './foreground.ts'

export type ShipPaint = ReturnType<typeof paintShip>

export function paintShip(palette: Palette, hull = '#24475e', funnel = '#a8382a') {
  const { isDark, painted: seen } = palette
  return {
    hull: isDark ? palette.dim(hull) : seen(hull),
    keel: isDark ? palette.dim('#7d2b22') : seen('#7d2b22'),
    white: seen('#f3f1e8'),
    shade: isDark ? palette.dim('#c3cbcc') : seen('#c3cbcc'),
    glass: palette.lamp ?? palette.tone('#3b5260'),
    funnel: isDark ? palette.dim(funnel) : seen(funnel),
    line: seen('#b9c1c2'),
    rig: palette.dim('#5a6468'),
    boat: seen('#d5732f'),
  }
}

function row(y: number, from: number, to: number, step: number, width: number, height: number): string {
  let drawn = ''
  for (let x = from; x < to; x += step) drawn += `M${x} ${y}h${width}v${height}h${-width}z`
  return drawn
}

/** Side view, 268 long, bow to the right, waterline at 0. */
export function drawFerry(paint: ShipPaint): string {
  return (
    fill('M-130-26L-122 0H112Q126-8 138-34L130-36H-130z', paint.hull) +
    fill('M-127-12L-122 0H112Q118-3 123-12z', paint.keel) +
    fill('M-128-36V-54H124L136-36z', paint.white) +
    fill('M-118-72H96L100-67H-118zM-84-86H70L73-82H-84zM-128-54H124L128-49H-128z', paint.shade) +
    fill('M-118-54V-68H99L108-54z', paint.white) +
    fill('M-84-72V-83H72L78-72z', paint.white) +
    fill('M34-86V-102H74L82-86z', paint.white) +
    fill('M30-103H78v3H30z', paint.hull) +
    fill('M34-90H80L82-86H34z', paint.shade) +
    fill('M52-99H76L80-91H52z', paint.glass) +
    fill('M-40-86V-112H-14L-18-86z', paint.funnel) +
    fill('M-40-106H-15v6H-40z', paint.white) +
    fill(row(-50, -116, 112, 15, 8, 5) + row(-67, -106, 88, 12, 7, 7) + row(-82, -74, 24, 12, 7, 6), paint.glass) +
    stroke('M-130-37H132M-118-55H108', paint.line, 1.2) +
    stroke('M56-103V-130M48-122H64M-100-72V-92M-128-54V-64H-120', paint.rig, 1.6) +
    fill('M-66-72h22l4 5h-30zM-4-72h22l4 5h-30z', paint.boat)
  )
}

/** Side view, 330 long, bow to the right, waterline at 0. */
export function drawCoastalShip(paint: ShipPaint): string {
  return (
    fill('M-160-44Q-158-14-146 0H128Q150-14 172-58L140-54H-160z', paint.hull) +
    fill('M-150-9L-146 0H128Q134-4 141-9z', paint.keel) +
    stroke('M-159-30Q0-26 158-34', paint.white, 2.4) +
    fill('M-160-44V-58H150L172-58 148-44z', paint.white) +
    fill('M-150-58V-76H108L124-58z', paint.white) +
    fill('M-138-76V-93H86L100-76z', paint.white) +
    fill('M-104-93V-108H64L78-93z', paint.white) +
    fill('M22-108V-124H64L74-108z', paint.white) +
    fill('M-150-60H122L124-57H-150zM-138-78H98L100-75H-138zM-104-95H76L78-92H-104z', paint.shade) +
    fill('M18-126H68v3H18z', paint.hull) +
    fill('M38-121H64L70-112H38z', paint.glass) +
    fill('M-62-108L-58-146H-28L-24-108z', paint.funnel) +
    fill('M-60-128H-26l.6 7H-60.800z', paint.white) +
    fill(
      row(-53, -146, 120, 11, 6, 4) +
        row(-71, -140, 96, 10, 6, 7) +
        row(-89, -128, 70, 10, 6, 7) +
        row(-105, -94, 16, 11, 7, 6),
      paint.glass,
    ) +
    stroke('M46-126V-164M36-152H56M134-58V-104L104-76M-126-93V-122L-150-60', paint.rig, 1.8) +
    fill('M-100-93h26l-3 7h-20zM-16-93h26l-3 7h-20z', paint.boat)
  )
}

export const ferry = defineForeground(
  z.strictObject({ type: z.enum(['ferry', 'coastal-ship']).default('ferry'), at: turnedSpot }),
  ({ palette, random }, { type, at }) => {
    const [x, y, scale] = at
    const drawn =
      type === 'ferry' ? drawFerry(paintShip(palette)) : drawCoastalShip(paintShip(palette, '#23292d', '#23292d'))
    const water = outlineRipples(y + 2 * scale, y + 40 * scale, 10, random('ferry'), {
      left: x - 150 * scale,
      right: x + 150 * scale,
      most: 150 * scale,
    })
    return placeAt(at, drawn) + fill(water, palette.light, 0.5)
  },
)
