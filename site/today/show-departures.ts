import type { TodayParts } from '#contract/today.ts'
import { buildElement } from '#site/ui/build-element.ts'
import { buildDeparture, buildLastWay } from './departure-rows.ts'
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
  const coming = found.departures.filter(({ expectedAt }) => Date.parse(expectedAt) >= saying.now)
  const [message] = found.messages
  const shown = [
    message ? buildElement('div.today-message', {}, buildQuote('b', message.summary, saying)) : null,
    coming.length > 0
      ? buildElement('ol.today-rows', {}, ...coming.slice(0, mostShown).map((each) => buildDeparture(each, saying)))
      : buildElement('p', {}, saying.words.noDepartures),
    buildLastWay(found, saying, names),
    buildSourceLine(part, saying),
  ]
  return shown.filter((each) => each !== null)
}
