import { formatStretches } from '#site/domain/calendar/format-light.ts'
import { type Horizon, listSunSeen } from '#site/domain/calendar/horizon.ts'
import { lightColour } from '#site/domain/calendar/light-colour.ts'
import { lightOfDay } from '#site/domain/calendar/light-of-day.ts'
import type { LightTodayWords } from '#site/domain/calendar/light-words.ts'
import { osloDateOf } from '#site/domain/calendar/oslo-day.ts'
import { sunAzimuth, sunHeight } from '#site/domain/calendar/sun-height.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { nameDirection } from './format-wind.ts'

/** Fields of the strip in a day. */
const quarters = 96

/** Computes the light of the day and writes it into the cell of `LightToday.tsx`. */
export function showLight(cell: HTMLElement, now: number): void {
  const { lightToday = '{}', words = '{}' } = cell.dataset
  const { horizon, ...place }: { latitude: number; longitude: number; horizon?: Horizon } = JSON.parse(lightToday)
  const sentences: LightTodayWords = JSON.parse(words)
  const light = lightOfDay(place, osloDateOf(now))
  const { day } = light
  const rows = {
    sun: light.sunUp,
    ...(horizon ? { seen: listSunSeen(light, horizon) } : {}),
    golden: light.golden,
    dark: light.dark,
  }
  for (const [kind, stretches] of Object.entries(rows)) {
    const element = cell.querySelector(`[data-light="${kind}"]`)
    if (element) element.textContent = formatStretches(stretches, day, sentences)
  }
  const rise = light.sunUp.find(({ start }) => start > day.start)?.start
  const set = light.sunUp.findLast(({ end }) => end < day.end)?.end
  const way = cell.querySelector<HTMLElement>('[data-light="way"]')
  const nameAt = (moment: number) => nameDirection(sunAzimuth(place, moment), sentences)
  if (way && rise !== undefined && set !== undefined) {
    const names = { rise: nameAt(rise), set: nameAt(set), way: nameAt(rise) }
    way.textContent = fillGaps(sentences[names.rise === names.set ? 'sunWay.same' : 'sunWay.text'], names)
  }
  // In midnight sun and polar night it neither rises nor sets.
  else way?.parentElement?.setAttribute('hidden', '')
  const step = (day.end - day.start) / quarters
  const colours = Array.from({ length: quarters }, (_, quarter) => {
    const colour = lightColour(sunHeight(place, day.start + (quarter + 0.5) * step))
    return `${colour} ${(quarter / quarters) * 100}% ${((quarter + 1) / quarters) * 100}%`
  })
  cell
    .querySelector<HTMLElement>('.light-strip')
    ?.style.setProperty('--light-of-day', `linear-gradient(90deg, ${colours})`)
  cell.querySelector('[data-light-usual]')?.setAttribute('hidden', '')
  cell.querySelector('[data-light-now]')?.removeAttribute('hidden')
}
