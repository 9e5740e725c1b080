import type { Warning } from '#contract/today.ts'
import type { WeatherPlace } from '#contract/weather-places.ts'
import { osloDateOf, osloDay, osloMoment } from '#site/domain/calendar/oslo-day.ts'
import { formatMoment } from '#site/features/today/parts/format-moment.ts'
import { nameDirection } from '#site/features/today/parts/say-part.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatFigure } from '#site/i18n/format-number.ts'
import { canReach } from './can-reach.ts'
import { type DryCell, type DryVerdict, findDriest } from './dry-hours.ts'
import { nameOf, type TodayView } from './today-view.ts'

/** m/s: printed bold. */
export const strongGust = 21

/**
 * Returns where it is driest of the places that one can get to; null where that cannot be said, or an official warning says otherwise.
 * Where one cannot drive to any of the driest, nobody is told of them.
 */
export function findDryToGo(view: TodayView): DryVerdict | null {
  const { answer, now } = view
  const { state, data } = answer.parts.forecast
  // What is old has no superlative.
  const verdict = state === 'fresh' ? findDriest(data ?? [], now) : null
  // An official warning ends the superlatives of its hours.
  if (!verdict || findSevere(view)?.places.some((each) => verdict.places.includes(each))) return null
  if (verdict.kind !== 'driest') return verdict
  const until = osloMoment(osloDateOf(now), verdict.until)
  const places = verdict.places.filter((place) => canReach(view, place, until))
  return places.length > 0 ? { ...verdict, places } : null
}

/** Returns where it is driest and where it blows most; null where that cannot be said, or an official warning says otherwise. */
export function sayDriest(view: TodayView): string | null {
  const { words, locale } = view
  const verdict = findDryToGo(view)
  if (!verdict) return null
  const place = verdict.places.map(nameOf).join(', ')
  const dry = {
    dry: words.allDry,
    wet: fillGaps(words.allWet, { place }),
    driest: fillGaps(words.driest, {
      h: verdict.until,
      place,
      mm: formatFigure(verdict.rain, locale, verdict.rain === 0 ? 0 : 1),
    }),
  }[verdict.kind]
  if (!verdict.windiest) return dry
  const gaps = { place: nameOf(verdict.windiest.place), v: formatFigure(verdict.windiest.gust, locale) }
  return `${dry} ${fillGaps(words.windiest, gaps)}`
}

/** Returns the orange or red warning for one of the places that holds now or begins today. */
export function findSevere({ answer, now }: TodayView): Warning | undefined {
  const midnight = osloDay(osloDateOf(now)).end
  return answer.parts.warnings.data?.find(
    ({ level, startsAt, places }) => level !== 2 && places.length > 0 && Date.parse(startsAt) < midnight,
  )
}

/** Returns what an orange or red warning says of the hours of the table: official goes before computed. Null without one. */
export function sayWarned(view: TodayView): string | null {
  const { words, now } = view
  const warned = findSevere(view)
  if (!warned) return null
  return fillGaps(words.warningFirst, {
    a: formatMoment(Math.max(now, Date.parse(warned.startsAt)), view),
    b: warned.endsAt === null ? '…' : formatMoment(warned.endsAt, view),
    places: warned.places.map(nameOf).join(', '),
  })
}

export interface Flag {
  kind: 'dry' | 'wind' | 'strong-wind'
  text: string
}

/** Returns at most one mark for a place; none while an official warning holds, and none on an old forecast. */
export function findFlags(view: TodayView): Partial<Record<WeatherPlace, Flag>> {
  const { words, now } = view
  const part = view.answer.parts.forecast
  if (part.state !== 'fresh' || findSevere(view)) return {}
  const verdict = findDriest(part.data ?? [], now)
  if (!verdict) return {}
  const flags: Partial<Record<WeatherPlace, Flag>> = {}
  if (verdict.windiest) {
    const { place, gust } = verdict.windiest
    flags[place] = { kind: gust >= strongGust ? 'strong-wind' : 'wind', text: words.flagWindiest }
  }
  if (verdict.kind === 'driest')
    for (const place of verdict.places)
      flags[place] = { kind: 'dry', text: fillGaps(words.flagDriest, { h: verdict.until }) }
  return flags
}

/** Returns «2–5 °C»; null without a range. */
export function sayDegrees(range: [number, number] | null, { words, locale }: TodayView): string | null {
  if (!range) return null
  const [low = '', high = ''] = range.map((degrees) => formatFigure(degrees, locale))
  return low === high ? `${low} °C` : fillGaps(words.degreesRange, { low, high })
}

/** Returns a cell of the table as a sentence for screen readers. */
export function sayCell({ rain, gust, from, degrees }: DryCell, { words, locale }: TodayView): string {
  const said = (value: number | null, digits = 0) => (value === null ? '–' : formatFigure(value, locale, digits))
  return fillGaps(words.cell, {
    mm: said(rain, 1),
    gust: said(gust),
    from: from === null ? '' : ` ${fillGaps(words.cellFrom, { direction: nameDirection(from, words) })}`,
    degrees: said(degrees),
  })
}
