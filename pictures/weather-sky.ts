import { points, spots } from '#pictures/drawing/lists.ts'
import { mix } from './drawing/colours.ts'
import { between } from './drawing/random.ts'
import type { Kept } from './drawing/sheet.ts'
import { drawCurtain, keepAurora } from './nature/aurora.ts'
import { type Box, drawClouds, drawFogBank, drawLenses, drawShelf } from './nature/clouds.ts'
import { drawRain, drawSnowfall } from './nature/precipitation.ts'
import { drawMoon, drawSky, drawStars, drawSun, drawSunPath } from './nature/sky.ts'
import type { Stage } from './stage.ts'

/** Sky, sun, moon and stars. */
export function drawLightInSky(stage: Stage): string {
  const { sheet, palette, sun, view, scene } = stage
  const isOpen = palette.weather === 'clear' || palette.weather === 'fair'
  let drawn = drawSky(sheet, palette.sky)
  if (palette.isStarry) {
    drawn += drawStars(46, view.waterline - 140, stage.random('stars'))
    if (sun.isBefore && !scene.aurora) drawn += drawMoon(sheet, sun.x, Math.max(120, sun.y - 60), 20, stage.light)
  }
  if (!isOpen || !sun.isBefore || sun.height <= 0 || sun.height > 20 || palette.hour === 'night') return drawn
  const isMidnight = palette.hour === 'midnight'
  const colours = isMidnight
    ? { core: '#fffbe6', glow: '#ffe2a2', rim: '#fbb877' }
    : { core: '#fffdf0', glow: '#ffefc4', rim: mix(palette.haze, '#ffe7b8', 0.5) }
  if (scene.sunPath) {
    const path = [-3, -2, -1, 1, 2, 3].map((step): [number, number] => [sun.x + step * 150, sun.y - step * step * 9])
    drawn += drawSunPath(path, 20, '#fff3cf')
  }
  return drawn + drawSun(sheet, sun.x, sun.y, isMidnight ? 26 : 24, colours, isMidnight ? 560 : 460)
}

/** Kept, so that water can mirror them. */
export function keepNorthernLights(stage: Stage): Kept | undefined {
  const { scene, sheet, view } = stage
  if (!scene.aurora) return undefined
  const random = stage.random('aurora')
  const low = Math.min(view.tallest + 190, view.waterline - 120)
  const isMirrored = view.focus < 0.45
  const at = (x: number) => (isMirrored ? 1600 - x : x)
  const curve = (points: [number, number][]) =>
    points.map(([x, y]): [number, number] => [at(x), y]).sort(([one], [other]) => one - other)
  const back = curve(
    points`560,${low - 150} 760,${low - 190} 940,${low - 240} 1120,${low - 226} 1300,${low - 300} 1480,${low - 300}
      1700,${low - 420}`,
  )
  const front = curve(
    points`250,${low + 26} 430,${low - 34} 600,${low - 66} 790,${low - 44} 980,${low - 118} 1160,${low - 112} 1330,${
      low - 200
    } 1500,${low - 190} 1700,${low - 300}`,
  )
  const strength = scene.aurora === 'strong' ? 1 : 0.6
  return keepAurora(sheet, [
    drawCurtain(sheet, back, 220, random, {
      many: 16,
      strength: strength * 0.7,
      colours: ['#6fd8ad', '#47b79d', '#2f7f8a'],
    }),
    drawCurtain(sheet, front, 300, random, { many: 28, strength }),
  ])
}

function scatterLenses(stage: Stage, many: number): Box[] {
  const random = stage.random('clouds')
  const low = Math.max(150, stage.view.tallest - 40)
  const boxes: Box[] = []
  for (let cloud = 0; cloud < many; cloud++) {
    const x = between(random, -60, 1250)
    const y = between(random, 110, low)
    const width = between(random, 320, 620)
    boxes.push([x, y, width, width * between(random, 0.018, 0.03)])
    boxes.push([x + width * between(random, 0.2, 0.5), y + between(random, 18, 38), width * 0.66, width * 0.014])
  }
  return boxes
}

/** Larger above, smaller toward the horizon. */
function scatterHeaps(stage: Stage): Box[] {
  const random = stage.random('clouds')
  const boxes: Box[] = []
  for (let cloud = 0; cloud < 4; cloud++) {
    const share = (cloud + random() * 0.6) / 4
    const y = between(random, 130, Math.max(190, stage.view.tallest - 10))
    const width = between(random, 200, 430) * (0.6 + (1 - y / 500) * 0.7)
    boxes.push([share * 1600 - 120, y, width, width * 0.1])
  }
  return boxes
}

/** Clouds behind the mountains. */
export function drawWeatherInSky(stage: Stage): string {
  const { palette, scene } = stage
  const [zenith = '#000000', , , low = '#000000'] = palette.sky.map(([, colour]) => colour)
  switch (palette.weather) {
    case 'clear':
      return drawLenses(
        scene.clouds ?? scatterLenses(stage, palette.hour === 'night' ? 1 : 2),
        palette.cloud,
        palette.hour === 'night' ? 0.1 : 0.66,
      )
    case 'fair':
      return drawClouds(scene.clouds ?? scatterHeaps(stage), palette.cloud, palette.cloudShade, stage.random('heaps'))
    case 'cloudy': {
      const random = stage.random('shelves')
      return (
        drawShelf(250, 34, mix(zenith, low, 0.55), 0.55, random, 230) +
        drawShelf(150, 38, mix(zenith, low, 0.3), 0.6, random, 200) +
        drawLenses(scene.clouds ?? scatterLenses(stage, 3), palette.cloud, 0.5)
      )
    }
    case 'rain': {
      const random = stage.random('shelves')
      const dark = mix(zenith, '#22303a', 0.35)
      const shelves: [number, number][] = points`300,0.5 190,0.3 90,0.12`
      return shelves.map(([y, share]) => drawShelf(y, 46, mix(dark, low, share), 0.75, random, 150)).join('')
    }
    case 'storm': {
      const random = stage.random('shelves')
      const dark = mix(zenith, '#1d2c36', 0.45)
      const shelves: [number, number, number][] = spots`330,0.62,150 235,0.4,130 140,0.2,120 40,0,110`
      return shelves.map(([y, share, step]) => drawShelf(y, 50, mix(dark, low, share), 0.8, random, step)).join('')
    }
    case 'snow': {
      const random = stage.random('shelves')
      return (
        drawShelf(210, 40, mix(zenith, low, 0.4), 0.5, random, 260) +
        drawShelf(110, 40, mix(zenith, '#5d7280', 0.2), 0.4, random, 220)
      )
    }
    case 'fog':
      return drawFogBank(stage.sheet, stage.view.tallest - 60, 300, palette.haze, 0.5)
  }
}

/** Clouds and fog before the mountains. */
export function drawWeatherBeforeLand(stage: Stage): string {
  const { palette, view } = stage
  const random = stage.random('scarves')
  const height = view.waterline - view.tallest
  const scarf = (x: number, share: number, width: number): Box[] => {
    const y = view.tallest + height * share
    return [
      [x, y, width, width * 0.04],
      [x + width * 0.18, y + width * 0.055, width * 0.72, width * 0.024],
    ]
  }
  const colour = mix(palette.haze, '#ffffff', 0.2)
  switch (palette.weather) {
    case 'rain':
      return drawLenses(
        [...scarf(-120 + random() * 120, 0.42, 560), ...scarf(1040 + random() * 160, 0.5, 620)],
        colour,
        0.72,
      )
    case 'storm':
      return drawLenses(
        [
          ...scarf(-160 + random() * 100, 0.4, 560),
          ...scarf(1080 + random() * 100, 0.36, 640),
          ...scarf(600 + random() * 200, 0.2, 460),
        ],
        mix(colour, palette.cloud, 0.4),
        0.72,
      )
    case 'snow':
      return drawFogBank(stage.sheet, view.tallest - 20, height * 0.9, mix(palette.haze, '#ffffff', 0.3), 0.42)
    case 'fog':
      return (
        drawFogBank(stage.sheet, view.waterline - 190, 260, palette.haze, 0.9) +
        drawLenses([...scarf(-80 + random() * 200, 0.35, 760), ...scarf(820 + random() * 200, 0.6, 820)], colour, 0.8)
      )
    default:
      return ''
  }
}

export function drawWeatherInAir(stage: Stage): string {
  const { weather } = stage.palette
  if (weather === 'rain') return drawRain(stage.sheet, 80, stage.random('rain'), { opacity: 0.34 })
  if (weather === 'storm') return drawRain(stage.sheet, 84, stage.random('rain'), { slant: 0.75 })
  if (weather === 'snow') return drawSnowfall(stage.sheet, 190, stage.random('snow'))
  return ''
}
