import type { TodayParts } from '#contract/today.ts'
import { buildElement } from '#site/ui/build-element.ts'
import { buildDepartures } from './departure-rows.ts'
import { buildQuote, buildSourceLine, type Saying } from './say-part.ts'

const mostShown = 4

/** Returns the next departures of a stop for a page other than today's; null where nobody could say. `names` are those of stops by id. */
export function showDepartures(
  stop: string,
  part: TodayParts['departures'],
  names: Readonly<Record<string, string>>,
  saying: Saying,
): HTMLElement[] | null {
  const found = part.data?.find((each) => each.stop === stop)
  if (!found) return null
  const [message] = found.messages
  const shown = [
    message ? buildElement('div.today-message', {}, buildQuote('b', message.summary, saying)) : null,
    ...buildDepartures(found, mostShown, names, saying),
    buildSourceLine(part, saying),
  ]
  return shown.filter((each) => each !== null)
}
