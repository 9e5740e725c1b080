import type { WeatherPlace } from '#contract/weather-places.ts'
import { formatOsloTime } from '#site/domain/calendar/oslo-day.ts'
import { placesFromWest } from '#site/features/today/parts/places-from-west.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatFigure } from '#site/i18n/format-number.ts'
import { joinWords } from '#site/i18n/join-words.ts'
import { isStormy } from './can-reach.ts'
import { findClearerSky, findClearestSky, findClearSkyAt, isClear, type NightSky } from './clear-sky.ts'
import { findNight } from './night.ts'
import { nameOf, type TodayView } from './today-view.ts'

export interface Tonight {
  /** Whether one may see northern lights tonight, where it is clearest, and from when to when. */
  answer: string
  /** Where it is clearest of the places that one can get to, while nothing says to stay. */
  best?: WeatherPlace
  /** The sky over each place in its dark hours, from the west; empty while no night is dark enough. */
  places: { place: WeatherPlace; said: string }[]
}

/** Returns tonight's sky for northern lights, from what the page of today says of it; null without a fresh forecast. */
export function describeTonight(view: TodayView): Tonight | null {
  const { words, answer } = view
  const { state, data } = answer.parts.forecast
  if (state !== 'fresh' || data === null) return null
  if (!findNight(view)) return { answer: words.neverDark, places: [] }
  const skies = placesFromWest.map((place) => ({ place, sky: findClearSkyAt(view, place) }))
  if (skies.every(({ sky }) => sky === null)) return null
  const best = findClearestSky(view)
  return {
    answer: sayAnswer(skies, best, view),
    ...(best && !isStormy(view, best.until) ? { best: best.place } : {}),
    places: skies.map(({ place, sky }) => ({ place, said: saySky(sky, view) })),
  }
}

function sayAnswer(
  skies: readonly { place: WeatherPlace; sky: NightSky }[],
  best: ReturnType<typeof findClearestSky>,
  view: TodayView,
): string {
  const { words, locale, place } = view
  if (best) {
    const clearer = findClearerSky(view, best)
    const isGood = best.kind === 'good'
    const alone = isGood ? words.skyYes : words.skyPerhaps
    return fillGaps(clearer ? (isGood ? words.skyHere : words.skyHerePerhaps) : alone, {
      place: nameOf(best.place),
      a: formatOsloTime(best.from),
      b: formatOsloTime(best.until),
      percent: formatFigure(best.cloud, locale),
      other: clearer ? nameOf(clearer.place) : '',
      least: clearer ? formatFigure(clearer.cloud, locale) : '',
    })
  }
  const clear = skies.filter(({ sky }) => isClear(sky)).map((each) => nameOf(each.place))
  if (clear.length === 0) return skies.some(({ sky }) => sky === 'wet') ? words.skyNoWet : words.skyNo
  return fillGaps(words.skyAway, { from: nameOf(place), places: joinWords(clear, locale) })
}

function saySky(sky: NightSky, { words }: TodayView): string {
  if (sky === null) return words.skyUnknown
  if (!isClear(sky)) return sky === 'wet' ? words.skyWet : words.skyOvercast
  const when = { a: formatOsloTime(sky.from), b: formatOsloTime(sky.until) }
  return fillGaps(sky.kind === 'good' ? words.skyClear : words.skyPartly, when)
}
