import { fill } from '#pictures/drawing/paths.ts'
import { skyline } from '#pictures/nature/skyline.ts'
import { paintRidge, paintSky } from './parts/landscape.ts'
import type { Vignette } from './vignette.ts'

export const charging: Vignette = (stage) => {
  const { art, sheet, palette } = stage
  sheet.put(
    paintSky(stage, 268),
    paintRidge(
      stage,
      { seed: 12, air: 0.5, base: 272, ribs: 0.4 },
      skyline`-10,236 60,206^ 130,232 260,220 340,190^ 410,226`,
    ),
    paintRidge(
      stage,
      { seed: 9, air: 0.12, base: 272, steep: 3 },
      skyline`-10,252 60,226 120,170 172,84^ 204,140 232,112^ 290,196 330,220 410,258`,
    ),
    fill('M0 266q120-12 220-6t180-6v40H0z', palette.meadow),
    fill('M0 276q160-8 400-6v134H0z', palette.tone('#5a6870')),
    fill('M0 276q160-8 400-6v9q-200-4-400 8z', palette.isSnowedIn ? palette.snowLit : palette.tone('#8b9798')),
    art('road', 'car', 'post'),
  )
}
