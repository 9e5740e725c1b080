import { expect, test } from 'vitest'
import { chooseDaySymbol } from './day-symbol.ts'

test.each([
  [
    'the weather that lasts longest',
    [
      ['rain', 3],
      ['cloudy', 5],
    ],
    'cloudy',
  ],
  [
    'the worse of two that last equally long',
    [
      ['lightrain', 6],
      ['cloudy', 6],
      ['fog', 6],
    ],
    'lightrain',
  ],
  [
    'thunder before everything',
    [
      ['heavysnow', 1],
      ['lightrainandthunder', 1],
    ],
    'lightrainandthunder',
  ],
  [
    'one weather by day and by night as one',
    [
      ['fair_night', 2],
      ['fair_day', 2],
      ['rain', 3],
    ],
    'fair_day',
  ],
  [
    'the polar twilight where the day has no other light',
    [
      ['fair_night', 4],
      ['fair_polartwilight', 2],
    ],
    'fair_polartwilight',
  ],
  [
    'the misspelt names too',
    [
      ['lightssnowshowersandthunder_night', 2],
      ['rain', 2],
    ],
    'lightssnowshowersandthunder_night',
  ],
  ['nothing where there is nothing', [], null],
] as [string, [string, number][], string | null][])('chooses %s', (_, symbols, chosen) => {
  expect(chooseDaySymbol(symbols.map(([symbol, hours]) => ({ symbol, hours })))).toBe(chosen)
})
