// A loaded touring bicycle on a quay road.
import { disc, fill, oval, ring, stroke } from '#pictures/drawing/paths.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { paintRidge, paintSky, paintWater } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

/** Draws a bicycle with panniers by the sea. */
export const bicycle: Vignette = (stage) => {
  const { sheet, palette } = stage
  let spokes = ''
  for (const x of [100, 298])
    for (let spoke = 0; spoke < 8; spoke++) {
      const angle = (spoke * Math.PI) / 8
      const [across, down] = [Math.cos(angle) * 62, Math.sin(angle) * 62]
      spokes += `M${Math.round(x - across)} ${Math.round(298 - down)}L${Math.round(x + across)} ${Math.round(298 + down)}`
    }
  const wheel = (x: number) => ring(x, 298, 66, '#1b262c', 8) + ring(x, 298, 60, '#b9c4c5', 3)
  sheet.put(
    paintSky(stage, 214),
    paintRidge(stage, skyline`-10,150 30,112^ 76,150 120,128^ 190,196 250,206 320,150^ 360,176 410,134`, {
      seed: 14,
      air: 0.2,
      base: 218,
    }),
    paintWater(stage, 216, stage.random('water'), { bottom: 330, many: 18 }),
    // A red boathouse across the harbour.
    fill('M-12 216v-26l24-20 24 20v26z', palette.lit('#c2452f')),
    fill('M36 216v-26h44v26z', palette.dim('#93332a')),
    fill('M12 170l24 20h48l-24-20z', palette.isSnowedIn ? palette.snowLit : palette.dim('#5b6669')),
    fill('M6 200h11v16H6z', palette.lit('#f4efe2')),
    stroke('M2 216v14M26 216v14M44 216v14M62 216v14M78 216v14', palette.dim('#3a3733'), 4),
    // Quay edge, bollards, road.
    fill('M0 318h400v92H0z', palette.tone('#7b868a')),
    fill('M0 312h400v12H0z', palette.tone('#a9aea8')),
    fill('M0 324h400v6H0z', palette.tone('#566067')),
    fill('M0 346h400v4H0z', palette.tone('#6b767b')),
    fill('M350 314v-24q-6-4-6-10t16-6 16 6-6 10v24z', palette.tone('#2d3940')),
    fill('M350 314v-24h7v24zM344 280q0-6 16-6-8 4-8 12h-6q-2-2-2-6z', palette.tone('#55646c')),
    fill('M0 388l90-6h30l-100 12zM180 380l90-4h26l-90 6z', palette.tone('#e6e5da')),
    oval(208, 366, 178, 8, '#1d2a32', 0.45),
    // The bicycle.
    wheel(100),
    wheel(298),
    stroke(spokes, '#8e9b9f', 1.6),
    disc(100, 298, 7, '#41545d'),
    disc(298, 298, 7, '#41545d'),
    stroke('M68 228h80M100 298L88 230M100 298L136 232', '#22333b', 4),
    stroke('M100 298H188M166 206L188 298M100 298L168 214', '#1f5268', 7.5, { isRound: true }),
    stroke('M188 298L272 214M170 218L266 200', '#2f6f8a', 9, { isRound: true }),
    stroke('M190 294L271 213M171 215L264 197', '#5b9ab3', 2.6),
    stroke('M262 186L276 226Q282 270 298 298', '#1f5268', 8, { isRound: true }),
    stroke('M166 208L160 184', '#b9c4c5', 6),
    fill('M132 180q20-10 52-4 6 4 0 8-24 6-50 6-8-4-2-10z', '#20262a'),
    stroke('M262 188L257 172Q278 160 292 170 304 190 288 200', '#20262a', 7, { isRound: true }),
    stroke('M264 178q14-10 24 0', '#b9c4c5', 3),
    ring(188, 298, 19, '#20262a', 5),
    stroke('M188 298L206 326M188 298L170 270', '#b9c4c5', 5, { isRound: true }),
    stroke('M196 330h22M160 266h22', '#20262a', 7),
    stroke('M100 292L188 280M100 304L188 317', '#41545d', 2.4),
    // Panniers, rolled tent, bar bag.
    fill('M62 236h78q8 0 8 8l-8 74q-2 8-10 8H80q-8 0-10-8l-16-72q0-10 8-10z', '#b3372b'),
    fill('M118 236h22q8 0 8 8l-8 74q-2 8-10 8h-14z', '#85281e'),
    fill('M58 236h86q6 12 2 26-44 8-90 0-4-14 2-26z', '#cc5a44'),
    fill('M118 236h26q6 12 2 26-12 2-26 3z', '#a03a2c'),
    stroke('M76 240v40M126 240v40', '#22333b', 4),
    fill('M72 276h9v10h-9zM122 276h9v10h-9z', '#e0dac6'),
    fill('M54 206h94q11 0 11 12t-11 12H54q-11 0-11-12t11-12z', '#cf9030'),
    fill('M138 206h10q11 0 11 12t-11 12h-10z', '#96621c'),
    fill('M54 210h84v5H54z', '#e6b25c'),
    stroke('M76 206v24M122 206v24', '#33464f', 4),
    fill('M276 196l42-6q8 0 8 8l2 36q0 8-8 9l-34 2q-7 0-8-8z', '#33464f'),
    fill('M276 196l42-6q8 0 8 8v10l-48 6z', '#4f6772'),
    fill('M268 252h52q6 0 6 6l-4 50q-1 8-8 8h-34q-7 0-8-8l-10-50q0-6 6-6z', '#b3372b'),
    fill('M304 252h16q6 0 6 6l-4 50q-1 8-8 8h-10z', '#85281e'),
    fill('M266 252h58q2 8 0 16-28 4-56 0-4-8-2-16z', '#cc5a44'),
    stroke('M206 246l-6 26', '#e9e2cf', 12, { isRound: true }),
    stroke('M203 258l-2 8', '#2f6f8a', 12),
  )
}
