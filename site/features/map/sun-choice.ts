import { isCalendarDate, osloDateOf, osloDay } from '#site/domain/calendar/oslo-day.ts'
import { formatClock } from '#site/i18n/format-clock.ts'

/** The date (`YYYY-MM-DD`) and the minutes after midnight in Norway for which the map shows the sun. */
export interface SunChoice {
  date: string
  minutes: number
}

const step = 15

/** Returns the choice of a word as an address has it (`2027-06-21T14:30`); undefined for anything else. */
export function readSunChoice(word: string | null): SunChoice | undefined {
  const found = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)$/.exec(word ?? '')
  const [, date = '', hours, minutes] = found ?? []
  return isCalendarDate(date) ? { date, minutes: Number(hours) * 60 + Number(minutes) } : undefined
}

/** Returns a choice as an address has it. */
export function writeSunChoice({ date, minutes }: SunChoice): string {
  return `${date}T${formatClock(minutes)}`
}

/** Returns the choice of a moment, to the last quarter of an hour. */
export function sunChoiceOf(moment: number): SunChoice {
  const date = osloDateOf(moment)
  const minutes = Math.floor((moment - osloDay(date).start) / 60_000 / step) * step
  return { date, minutes: Math.min(minutes, 1440 - step) }
}
