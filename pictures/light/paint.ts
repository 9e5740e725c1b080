import { mix } from '#pictures/drawing/colours.ts'
import type { Palette } from './palette.ts'

export const houseColours = ['red', 'ochre', 'white', 'grey', 'blue', 'green'] as const
export type HouseColour = (typeof houseColours)[number]

export type HousePaint = ReturnType<typeof paintHouse>

const walls: Record<HouseColour, readonly [string, string]> = {
  red: ['#c2452f', '#8a2a22'],
  ochre: ['#d0a044', '#94702c'],
  white: ['#f4f0e4', '#c3c8c6'],
  grey: ['#9a9c94', '#6f746f'],
  blue: ['#5b87a0', '#3c6078'],
  green: ['#6d8a6a', '#4c6850'],
}

export function paintHouse(palette: Palette, colour: HouseColour = 'red') {
  const [gable, side] = walls[colour]
  const isLate = palette.isDark || palette.hour === 'midnight'
  const night = palette.hour === 'midnight' ? '#8a5a50' : '#12304c'
  const wall = (base: string, share: number) => palette.tone(isLate ? mix(base, night, share) : base, 0.5)
  return {
    gable: wall(gable, 0.3),
    side: wall(side, 0.42),
    glass: palette.lamp ?? '#31464f',
    trim: wall('#f7f1e2', 0.22),
    door: wall('#efe6d2', 0.35),
    roof: palette.isSnowedIn ? palette.lit('#eef2f2') : wall('#5b6669', 0.35),
    roofLine: palette.isSnowedIn ? palette.dim('#9fb4c2') : wall('#3f4a4e', 0.35),
    post: wall(palette.isSnowedIn ? '#3a3733' : '#4a3f37', 0.5),
    deck: wall('#7b6a57', 0.5),
    chimney: wall('#4a3f37', 0.5),
  }
}
