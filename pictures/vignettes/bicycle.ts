import { fill, ring, stroke, wholes } from '#pictures/drawing/paths.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { paintRidge, paintSky, paintWater } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

export const bicycle: Vignette = (stage) => {
  const { art, sheet, palette } = stage
  let spokes = ''
  for (const x of [100, 298])
    for (let spoke = 0; spoke < 8; spoke++) {
      const angle = (spoke * Math.PI) / 8
      const [across, down] = [Math.cos(angle) * 62, Math.sin(angle) * 62]
      spokes += wholes`M${x - across} ${298 - down}L${x + across} ${298 + down}`
    }
  const wheel = (x: number) => ring(x, 298, 66, '#1b262c', 8) + ring(x, 298, 60, '#b9c4c5', 3)
  sheet.put(
    paintSky(stage, 214),
    paintRidge(
      stage,
      { seed: 14, air: 0.2, base: 218 },
      skyline`-10,150 30,112^ 76,150 120,128^ 190,196 250,206 320,150^ 360,176 410,134`,
    ),
    paintWater(stage, 216, stage.random('water'), { bottom: 330, many: 18 }),
    // A red boathouse across the harbour.
    fill('M-12 216v-26l24-20 24 20v26z', palette.lit('#c2452f')),
    fill('M36 216v-26h44v26z', palette.dim('#93332a')),
    fill('M12 170l24 20h48l-24-20z', palette.isSnowedIn ? palette.snowLit : palette.dim('#5b6669')),
    art('boathouse-trim', 'quay-edge'),
    // The bicycle.
    wheel(100),
    wheel(298),
    stroke(spokes, '#8e9b9f', 1.6),
    art('frame', 'panniers'),
  )
}
