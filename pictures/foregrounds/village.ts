import { mix } from '#pictures/drawing/colours.ts'
import { tenth } from '#pictures/drawing/numbers.ts'
import { fill, path, stroke, tenths } from '#pictures/drawing/paths.ts'
import { pick, type Random } from '#pictures/drawing/random.ts'
import type { Palette } from '#pictures/light/palette.ts'

const walls = { red: '#a8382a', white: '#f1eee4', ochre: '#cf9c47', grey: '#8f948f', blue: '#4a6f86' } as const

export type FarHouseColour = keyof typeof walls

/** x and y of the lower left corner, size of the gable. */
export type FarHouse = readonly [x: number, y: number, width: number, height: number, colour: FarHouseColour]

const late: Partial<Record<Palette['hour'], number>> = { night: 0.5, blue: 0.28, midnight: 0.2 }

/** Returns distant houses, some lit if `palette` has a lamp; `air`: haze before them. */
export function drawVillage(houses: readonly FarHouse[], palette: Palette, random: Random, air = 0.12): string {
  const planes = new Map<string, string>()
  const add = (colour: string, d: string) => planes.set(colour, (planes.get(colour) ?? '') + d)
  const dusk = late[palette.hour] ?? 0
  const roofColour = mix(
    palette.isSnowedIn ? palette.lit('#eef2f2') : mix('#5f6a68', '#12304c', dusk * 0.6),
    palette.haze,
    air,
  )
  let roofs = ''
  let lamps = ''
  for (const [x, y, width, height, colour] of houses) {
    const grain = height < 8 ? 2 : 1
    const rise = height * 0.62
    const deep = width * (0.5 + random() * 0.5)
    const wall = mix(palette.tone(mix(walls[colour], '#12304c', dusk), 0.6), palette.haze, air)
    const right = x + width
    add(
      wall,
      path(
        [
          [x, y],
          [x, y - height],
          [x + width / 2, y - height - rise],
          [right, y - height],
          [right, y],
        ],
        true,
        grain,
      ),
    )
    add(
      mix(wall, '#24384a', 0.28),
      path(
        [
          [right, y],
          [right, y - height],
          [right + deep, y - height],
          [right + deep, y],
        ],
        true,
        grain,
      ),
    )
    roofs += path(
      [
        [x + width / 2, y - height - rise - 0.8],
        [x + width / 2 + deep, y - height - rise - 0.8],
        [right + deep + 1, y - height + 0.6],
        [right + 1, y - height + 0.6],
      ],
      true,
      grain,
    )
    if (!palette.lamp) continue
    const lamp = (at: number) => tenths`M${at} ${y - height * 0.7}v${height * 0.28}`
    for (const share of [0.3, 0.7]) if (random() < 0.75) lamps += lamp(x + width * share)
    if (random() < 0.6) lamps += lamp(right + deep * 0.5)
  }
  const size = houses[0]?.[3] ?? 8
  return (
    [...planes].map(([colour, d]) => fill(d, colour)).join('') +
    fill(roofs, roofColour) +
    (palette.lamp ? stroke(lamps, palette.lamp, size * 0.2) : '')
  )
}

/** Returns houses along `ground(x)`, farther ones first. */
export function strewHouses(
  from: number,
  to: number,
  ground: (x: number) => number,
  random: Random,
  {
    width = 10,
    height = 8,
    gap = 14,
    scatter = 42,
    colours = ['red', 'white', 'ochre', 'red', 'white'],
  }: {
    width?: number
    height?: number
    gap?: number
    scatter?: number
    colours?: readonly [FarHouseColour, ...FarHouseColour[]]
  } = {},
): FarHouse[] {
  const houses: FarHouse[] = []
  for (let x = from; x < to; x += gap + random() ** 2 * scatter)
    houses.push([
      tenth(x),
      tenth(ground(x) - random() * 4),
      tenth(width * (0.8 + random() * 0.5)),
      tenth(height * (0.8 + random() * 0.5)),
      pick(random, colours),
    ])
  return houses.sort((one, other) => one[1] - other[1])
}
