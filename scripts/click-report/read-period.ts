import { parseArgs } from 'node:util'
import * as z from 'zod/mini'

/** Days in Europe/Oslo (`2026-11-21`), both included. */
export interface Period {
  from: string
  to: string
}

/** A period that makes no sense: the message is one sentence for whoever asked. */
export class WrongPeriod extends Error {
  override name = 'WrongPeriod'
}

const usualDays = 30
const dayMs = 24 * 60 * 60 * 1000
const day = z.iso.date()

/**
 * Promises the period that was asked for with `--from` and `--to`; of thirty days where there is no beginning, up to the given
 * day where there is no end. Throws `WrongPeriod`.
 */
export function readPeriod(parameters: string[], today: string): Period {
  const { to = today, from } = readDays(parameters)
  const period = { from: from ?? subtractDays(checkDay('--to', to), usualDays - 1), to }
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

function subtractDays(date: string, days: number): string {
  return new Date(Date.parse(date) - days * dayMs).toISOString().slice(0, 10)
}
