import { readOsloClock } from '#contract/oslo-clock.ts'

const hourMs = 3_600_000

/**
 * Returns ms since 1970 of a time as clocks in Norway show it (`2026-11-21T07:00:00`), or with its offset. Of the hour that clocks
 * show twice it is the first; in the hour they leave out they are not yet set forward. Throws for anything else.
 */
export function readOsloTime(text: string): number {
  const [, local, offset] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?)(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? []
  const time = Date.parse(`${local?.slice(0, 23)}${offset ?? 'Z'}`)
  if (Number.isNaN(time)) throw new Error(`no time: ${text.slice(0, 40)}`)
  if (offset) return time
  const summer = time - 2 * hourMs
  const { date, hour } = readOsloClock(summer)
  return local?.startsWith(`${date}T${String(hour).padStart(2, '0')}`) ? summer : time - hourMs
}
