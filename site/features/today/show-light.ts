import { weatherPlaces } from '#contract/weather.ts'
import type { Stretch } from '#site/calendar/altitude-crossings.ts'
import { formatStretches } from '#site/calendar/format-light.ts'
import { formatMoon } from '#site/calendar/format-moon.ts'
import { joinStretches, type LightOfDay, lightOfDay } from '#site/calendar/light-of-day.ts'
import type { LightWords } from '#site/calendar/light-words.ts'
import { moonOfDay } from '#site/calendar/moon-of-day.ts'
import { osloDateOf, osloMoment, shiftDate } from '#site/calendar/oslo-day.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatMoment } from '#site/today/format-moment.ts'
import { buildGap, buildSourceLine, formatNumber } from '#site/today/say-part.ts'
import { buildElement } from '#site/ui/build-element.ts'
import { findAuroraChance } from './aurora-chance.ts'
import { drawNight } from './draw-night.ts'
import { formatHour, type TodayView } from './show-parts.ts'

/** Returns the light of today and tonight, the clouds of the dark hours, Kp, and the chance of northern lights. */
export function showLight(view: TodayView, lightWords: LightWords): HTMLElement[] {
  const { words, now, place, locale } = view
  const { forecast, aurora } = view.answer.parts
  const today = osloDateOf(now)
  const light = lightOfDay(weatherPlaces[place], today)
  const night = findNight(view)
  const hours = forecast.data?.find((each) => each.place === place)?.hours ?? []
  const chance = forecast.state === 'fresh' ? findAuroraChance(hours, night ? [night] : [], now) : null
  const said =
    chance &&
    {
      good: fillGaps(words.chanceGood, {
        h: formatHour(chance.from ?? now),
        percent: formatNumber(chance.cloud ?? 0, locale),
      }),
      some: fillGaps(words.chance, {
        h: formatHour(chance.from ?? now),
        percent: formatNumber(chance.cloud ?? 0, locale),
      }),
      overcast: words.overcast,
    }[chance.kind]
  return [
    buildElement('p.today-verdict', {}, said ? `${said} ${describeSun(light, view)}` : describeSun(light, view)),
    buildElement('p', {}, describeDark(night, view), night ? ` ${words.kpEnough}` : ''),
    ...drawNight(night, hours, chance, view),
    buildFigures(light, view, lightWords),
    night && (aurora.data ? buildSourceLine(aurora, view) : buildGap(aurora, 'aurora', view)),
  ].filter((each) => each !== null)
}

/** The day in figures: sun, blue light, light enough to walk without a lamp, moon. */
function buildFigures(light: LightOfDay, { words, place, locale }: TodayView, lightWords: LightWords): HTMLElement {
  const { day, date } = light
  const say = (stretches: Parameters<typeof formatStretches>[0]) => formatStretches(stretches, day, lightWords, locale)
  const moon = moonOfDay(weatherPlaces[place], date)
  const withoutLamp = joinStretches([...light.civilTwilight, ...light.sunUp].toSorted((a, b) => a.start - b.start))
  const figures = [
    ['sun', lightWords['light.sun'], say(light.sunUp)],
    ['blue', lightWords['light.blue'], say(light.blue)],
    ['lamp', words.withoutLamp, say(withoutLamp)],
    ['moon', lightWords['light.moon'], formatMoon(moon, day, lightWords, locale)],
  ] as const
  return buildElement(
    'dl.today-light-figures',
    {},
    ...figures.map(([kind, name, value]) =>
      buildElement('div', { 'data-light': kind }, buildElement('dt', {}, name), buildElement('dd', {}, value)),
    ),
  )
}

/** Returns what the part is called while no night is dark enough for northern lights; null: what it is called otherwise. */
export function titleOfLight(view: TodayView): string | null {
  if (findNight(view)) return null
  const light = lightOfDay(weatherPlaces[view.place], osloDateOf(view.now))
  return isSunUpAllDay(light) ? view.words.titleMidnightSun : view.words.titleLight
}

function isSunUpAllDay({ sunUp, day }: LightOfDay): boolean {
  return sunUp.length === 1 && sunUp[0]?.start === day.start && sunUp[0]?.end === day.end
}

function describeSun(light: LightOfDay, { words, locale }: TodayView): string {
  if (isSunUpAllDay(light)) return words.midnightSun
  if (light.sunUp.length === 0) return words.polarNight
  const span = formatStretches(light.sunUp, light.day, { 'sun.none': '', 'sun.wholeDay': '' }, locale)
  return fillGaps(words.sunUp, { span })
}

/** Returns the darkness that holds or comes next, in one piece over midnight; null when none begins within a day. */
function findNight({ now, place }: TodayView): Stretch | null {
  const today = osloDateOf(now)
  const dark = [-1, 0, 1].flatMap((days) => lightOfDay(weatherPlaces[place], shiftDate(today, days)).dark)
  const night = joinStretches(dark).find(({ end }) => end > now)
  return night && night.start < osloMoment(shiftDate(today, 1), 12) ? night : null
}

function describeDark(night: Stretch | null, view: TodayView): string {
  if (!night) return view.words.neverDark
  const span = `${formatMoment(Math.max(night.start, view.now), view)}–${formatMoment(night.end, view)}`
  return fillGaps(view.words.dark, { span })
}
