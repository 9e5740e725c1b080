import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { shiftDay } from '#server/services/calendar/oslo-calendar.ts'

/** Days in Europe/Oslo (`2026-11-21`), inclusive. */
export interface Period {
  from: string
  to: string
}

/** An invalid period; the message is one sentence for the user. */
export class WrongPeriod extends Error {
  override name = 'WrongPeriod'
}

const usualDays = 30
const day = z.iso.date()

/** Returns the period of `--from` and `--to`; by default the thirty days up to `today`. Throws `WrongPeriod`. */
export function readPeriod(parameters: string[], today: string): Period {
  const { to = today, from } = readDays(parameters)
  const period = { from: from ?? shiftDay(checkDay('--to', to), 1 - usualDays), to }
  for (const name of ['from', 'to'] as const) checkDay(`--${name}`, period[name])
  if (period.from > period.to) throw new WrongPeriod(`--from ${period.from} is later than --to ${period.to}.`)
  return period
}

function readDays(parameters: string[]): Partial<Period> {
  try {
    return parseArgs({ args: parameters, options: { from: { type: 'string' }, to: { type: 'string' } } }).values
  } catch {
    throw new WrongPeriod('The report takes --from and --to, each with a day such as 2026-11-21.')
  }
}

function checkDay(name: string, word: string): string {
  if (!day.safeParse(word).success)
    throw new WrongPeriod(`${name} must be a day such as 2026-11-21, but it is "${word}".`)
  return word
}
