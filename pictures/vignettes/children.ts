// A bucket with a crab in it and two red boots on the quay.
import { disc, fill, oval, place, stroke } from '#pictures/drawing/paths.ts'
import { strip } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

/** A shore crab from above. */
function drawCrab(): string {
  return (
    stroke(
      'M-26 8L-54 2-64 18M-24 16L-50 20-56 36M-18 22L-38 36-40 50M26 8L54 2 64 18M24 16L50 20 56 36M18 22L38 36 40 50',
      '#7d5230',
      6,
      { isRound: true },
    ) +
    stroke('M-26-8Q-54-14-50-40M26-8Q54-14 50-40', '#a56a3a', 10, { isRound: true }) +
    fill('M-58-38Q-64-66-42-70L-46-54-34-60Q-32-40-46-34zM58-38Q64-66 42-70L46-54 34-60Q32-40 46-34z', '#c2824a') +
    fill('M-38-8Q-32-28 0-30 32-28 38-8 30 26 0 30-30 26-38-8z', '#a56a3a') +
    fill('M-38-8Q-32-28 0-30 18-28 28-20 4-20-12-4-22 8-22 22-34 12-38-8z', '#c98f54') +
    stroke('M-12-2q12-8 24 0M-8 10q8-5 16 0M0-14h0M-18 4h0M18 4h0', '#7d5230', 3, { isRound: true }) +
    stroke('M-10-29v-9M10-29v-9', '#7d5230', 4) +
    disc(-10, -40, 4, '#1a1412') +
    disc(10, -40, 4, '#1a1412')
  )
}

/** Draws a crab bucket and a child's boots on planks above the water. */
export const children: Vignette = ({ sheet, palette }) => {
  const boot = (x: number, y: number, turn: number) =>
    place(
      oval(20, 4, 62, 11, '#241a14', 0.4) +
        fill('M-30-122Q-4-132 24-122L26-52Q30-36 52-30 78-22 78 0H-30z', '#b3372b') +
        fill('M8-127Q18-125 24-122L26-52Q30-36 52-30 78-22 78 0H34Q8-30 8-127z', '#85281e') +
        fill('M-32-6h112v12h-112z', '#f4efe2') +
        fill('M34-6h46v12H34z', '#c9c1ad') +
        oval(-3, -122, 27, 8, '#85281e') +
        oval(-3, -121, 20, 5, '#4a1810') +
        fill('M-30-122Q-4-112 24-122V-106Q-4-96-30-106z', '#f4efe2') +
        stroke('M-18-92V-30', '#dd6a54', 5, { isRound: true }),
      x,
      y,
      1,
      false,
      turn,
    )
  sheet.put(
    strip(0, 400, sheet.vertical(palette.sea, -120, 180)),
    stroke(
      'M20 30q20-6 44 0M120 18q24-6 50 0M230 44q24-6 50 0M320 20q24-6 50 0M60 66q24-6 56 0M300 78q24-6 50 0M170 86q20-6 40 0',
      palette.light,
      3.4,
      { opacity: 0.7, isRound: true },
    ),
    // The line goes over the edge.
    fill('M0 104h400v14H0z', '#2a2a28', 0.5),
    strip(112, 294, '#a08c70'),
    strip(112, 64, '#ab977a'),
    strip(248, 74, '#ab977a'),
    fill('M0 104h400v14H0z', '#c6b390'),
    fill('M0 116h400v5H0zM0 176h400v4H0zM0 246h400v4H0zM0 322h400v5H0z', '#6b5a46'),
    stroke(
      'M10 148q70-6 150 0M240 140q60 5 140 0M20 216q80-5 120 0M230 212q80 6 150 0M140 290q60-4 120 0M30 362q90-6 160 0M260 366q60 5 120 0',
      '#8d7a5f',
      2.4,
    ),
    stroke('M24 130h0M376 132h0M24 200h0M376 202h0M24 276h0M376 278h0M24 350h0M376 352h0', '#4f4234', 6, {
      isRound: true,
    }),
    boot(282, 240, -2),
    boot(312, 382, 3),
    // Bucket, its rim seen from above.
    fill('M62 214L84 344Q140 366 226 340L262 356Q180 400 92 372z', '#241a14', 0.35),
    oval(148, 346, 78, 17, '#241a14', 0.4),
    fill('M40 190L68 336Q138 358 210 336L238 190z', '#e6a72f'),
    fill('M180 200L238 190 210 336Q190 343 166 346 188 280 180 200z', '#b57a1a'),
    fill('M58 216L80 330Q92 336 100 337L84 216z', '#f7cf6a'),
    oval(139, 188, 101, 40, '#b57a1a'),
    oval(139, 186, 101, 40, '#f0bc4a'),
    oval(139, 189, 90, 33, '#2c4a56'),
    oval(139, 196, 84, 27, '#4f8a98'),
    stroke('M72 192q20-8 44-6M170 214q24 0 40-10', '#b8dcdc', 3, { isRound: true, opacity: 0.8 }),
    place(drawCrab(), 144, 176, 0.82, false, -12),
    fill('M49 190Q58 226 139 227 220 226 229 190L240 188Q232 230 139 232 46 230 38 188z', '#f0bc4a'),
    fill('M139 227Q220 226 229 190L240 188Q232 230 139 232z', '#cf9226'),
    stroke('M40 192Q20 276 130 292T238 192', '#55646c', 5),
    stroke('M96 285q36 12 72 4', '#f4efe2', 10, { isRound: true }),
    // Hand line on its frame.
    stroke('M40 116Q44 60 36-6', '#f4efe2', 2.4),
    fill('M24 332h70v50H24z', '#241a14', 0.35),
    fill('M16 322h16v56H16zM70 322h16v56H70zM16 338h70v24H16z', '#2f6f8a'),
    fill('M70 322h16v56H70z', '#1f4f66'),
    stroke('M34 342v16M42 342v16M50 342v16M58 342v16M66 342v16', '#f4efe2', 5),
    stroke('M34 340Q20 250 40 116', '#f4efe2', 2.4),
  )
}
