import { isCalendarDate } from '#site/domain/calendar/oslo-day.ts'

export interface Period {
  season?: { from: string; to: string }
  days: number[]
  opens: string
  closes: string
  closesNextDay?: true
}

export interface ReadHours {
  periods: Period[]
  outsideSeasons: 'closed' | 'unknown'
}

const dayNames = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const everyDay = [1, 2, 3, 4, 5, 6, 7]

const months = monthNames.join('|')
const seasonPattern = new RegExp(
  `^(${months})(?: (\\d{1,2}))?(?:\\s*-\\s*(?:(${months})(?: (\\d{1,2}))?|(\\d{1,2})))?:?\\s*`,
)
const daysPattern = /^((?:Mo|Tu|We|Th|Fr|Sa|Su)(?:\s*[-,]\s*(?:Mo|Tu|We|Th|Fr|Sa|Su))*):?(?:\s+|$)/
const timePattern = /^([01]?\d|2[0-4]):([0-5]\d)\s*-\s*([01]?\d|2\d):([0-5]\d)$/

interface Rule {
  season?: { from: string; to: string }
  days: number[]
  times: { opens: string; closes: string; closesNextDay?: true }[]
}

/**
 * Returns hours as the guide has them from a value of `opening_hours`, or undefined for one that this strict reader does not know, which is
 * shown to a person as it stands. A later rule takes the days it names from an earlier one of the same season, as the format demands.
 */
export function readHours(text: string): ReadHours | undefined {
  if (text.trim() === '24/7')
    return { periods: [{ days: everyDay, opens: '00:00', closes: '24:00' }], outsideSeasons: 'unknown' }
  const rules: Rule[] = []
  for (const part of text
    .split(';')
    .map((each) => each.trim())
    .filter(Boolean)) {
    if (/^PH (off|closed)$/.test(part)) continue
    const rule = readRule(part, rules.at(-1))
    if (!rule) return undefined
    rules.push(rule)
  }
  // Rules of a season and rules of the whole year mixed would need their days told apart date by date.
  const seasons = new Set(rules.map(({ season }) => JSON.stringify(season ?? null)))
  if (seasons.has('null') && seasons.size > 1) return undefined
  if (overlap([...seasons].flatMap((season) => JSON.parse(season) ?? []))) return undefined
  const periods = rules.flatMap((rule, index) => {
    const later = rules.slice(index + 1).filter(({ season }) => JSON.stringify(season) === JSON.stringify(rule.season))
    const days = rule.days.filter((day) => !later.some((other) => other.days.includes(day)))
    return days.length === 0
      ? []
      : rule.times.map((time) => ({ ...(rule.season ? { season: rule.season } : {}), days, ...time }))
  })
  if (periods.length === 0) return undefined
  return {
    periods,
    outsideSeasons: rules.some(({ season, times }) => season && times.length === 0) ? 'closed' : 'unknown',
  }
}

function readRule(text: string, before: Rule | undefined): Rule | undefined {
  const seasonMatch = seasonPattern.exec(text)
  let rest = seasonMatch ? text.slice(seasonMatch[0].length) : text
  const season = seasonMatch ? readSeason(seasonMatch) : before?.season
  if (seasonMatch && !season) return undefined
  const daysMatch = daysPattern.exec(rest)
  if (daysMatch) rest = rest.slice(daysMatch[0].length)
  const days = daysMatch ? readDays(daysMatch[1] ?? '') : everyDay
  const whole = { ...(season ? { season } : {}), days }
  if (rest === 'off' || rest === 'closed') return { ...whole, times: [] }
  const times = rest.split(',').map((time) => readTime(time.trim()))
  return times.every((time) => time !== undefined) ? { ...whole, times } : undefined
}

function readSeason([, fromMonth = '', fromDay, toMonth, toDay, dayOnly]: RegExpExecArray) {
  const two = (value: number | string) => String(value).padStart(2, '0')
  const monthOf = (name: string) => monthNames.indexOf(name) + 1
  // A day without a month at its other end («Jun-Aug 20») reads in two ways.
  if (toMonth !== undefined && (fromDay === undefined) !== (toDay === undefined)) return undefined
  if (dayOnly !== undefined && fromDay === undefined) return undefined
  const lastMonth = monthOf(toMonth ?? fromMonth)
  const lastDay =
    toDay ??
    dayOnly ??
    (fromDay !== undefined && toMonth === undefined ? fromDay : new Date(Date.UTC(2024, lastMonth, 0)).getUTCDate())
  const season = { from: `${two(monthOf(fromMonth))}-${two(fromDay ?? 1)}`, to: `${two(lastMonth)}-${two(lastDay)}` }
  return isCalendarDate(`2024-${season.from}`) && isCalendarDate(`2024-${season.to}`) ? season : undefined
}

function readDays(text: string): number[] {
  const days = text.split(',').flatMap((part) => {
    const [from = 0, to] = part.split('-').map((name) => dayNames.indexOf(name.trim()) + 1)
    if (to === undefined) return [from]
    return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, index) => ((from - 1 + index) % 7) + 1)
  })
  return [...new Set(days)].sort((one, other) => one - other)
}

/** Hours that end before they begin run into the night only until the early morning; anything else is a slip of the pen. */
const latestNight = '06:00'

function readTime(text: string): Rule['times'][number] | undefined {
  const match = timePattern.exec(text)
  if (!match) return undefined
  const [, openHour = '', openMinute, closeHour = '', closeMinute] = match
  const opens = `${openHour.padStart(2, '0')}:${openMinute}`
  const over = Number(closeHour) > 24 || (closeHour === '24' && closeMinute !== '00')
  const closes = `${String(over ? Number(closeHour) - 24 : Number(closeHour)).padStart(2, '0')}:${closeMinute}`
  if (opens >= '24:00') return undefined
  if (!over && closes > opens) return { opens, closes }
  return closes <= latestNight && closes < opens
    ? {
        opens,
        closes: closes === '00:00' ? '24:00' : closes,
        ...(closes === '00:00' ? {} : { closesNextDay: true as const }),
      }
    : undefined
}

function overlap(seasons: { from: string; to: string }[]): boolean {
  const covers = ({ from, to }: { from: string; to: string }, day: string) =>
    from <= to ? from <= day && day <= to : from <= day || day <= to
  return seasons.some((one, index) =>
    seasons.some((other, place) => place !== index && (covers(one, other.from) || covers(one, other.to))),
  )
}
