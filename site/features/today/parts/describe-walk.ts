import type { TodayParts } from '#contract/today.ts'
import { type WeatherPlace, weatherPlaces } from '#contract/weather-places.ts'
import type { WindLimits } from '#site/content/model/advice-queries.ts'
import { joinStretches, lightOfDay } from '#site/domain/calendar/light-of-day.ts'
import { formatOsloTime, osloDateOf } from '#site/domain/calendar/oslo-day.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatFigure } from '#site/i18n/format-number.ts'
import type { Saying } from './say-part.ts'

const hourMs = 3_600_000

/**
 * Returns what the hours of today are like that are still light enough to walk without a lamp: how long, strongest gust, rain and
 * clouds, and what to leave in such wind. Null where the forecast does not reach over them.
 */
export function describeWalk(
  place: WeatherPlace,
  part: TodayParts['forecast'],
  saying: Saying,
  { windyFrom, stormFrom }: WindLimits,
): string | null {
  const { words, now, locale } = saying
  const { civilTwilight, sunUp } = lightOfDay(weatherPlaces[place], osloDateOf(now))
  const light = joinStretches([...civilTwilight, ...sunUp].toSorted((one, other) => one.start - other.start))
  const left = light.find(({ end }) => end - now > hourMs)
  if (!left) return words.walkDark
  const start = Math.max(left.start, now)
  const hours = (part.data?.find((each) => each.place === place)?.hours ?? []).filter(
    ({ time }) => Date.parse(time) + hourMs > start && Date.parse(time) < left.end,
  )
  const gusts = hours.flatMap(({ gust, wind }) => gust ?? wind ?? [])
  const rain = hours.flatMap(({ precipitation }) => precipitation ?? [])
  const clouds = hours.flatMap(({ cloud }) => cloud ?? [])
  const expected = Math.floor((left.end - start) / hourMs)
  if (part.state !== 'fresh' || [gusts, rain, clouds].some(({ length }) => length < expected)) return null
  const sum = rain.reduce((total, each) => total + each, 0)
  const gust = Math.max(...gusts)
  const hoursSaid = fillGaps(words.walkHours, {
    from: formatOsloTime(start),
    to: formatOsloTime(left.end),
    gust: formatFigure(gust, locale),
    rain: formatFigure(sum, locale, sum > 0 && sum < 10 ? 1 : 0),
    cloud: formatFigure(clouds.reduce((total, each) => total + each, 0) / clouds.length, locale),
  })
  const advice = gust >= stormFrom ? words.walkStorm : gust >= windyFrom ? words.walkWindy : undefined
  return advice ? `${hoursSaid} ${advice}` : hoursSaid
}
