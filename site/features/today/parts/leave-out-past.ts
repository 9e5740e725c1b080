import { hasFlown, hasLeft, wayBackAt } from '#contract/next-departures.ts'
import type { TodayParts } from '#contract/today.ts'

/** Returns the parts without what is over by now: what has left, landed or ended while an answer lay here or a page was open. */
export function leaveOutPast(parts: TodayParts, now: number): TodayParts {
  const lasts = ({ endsAt }: { endsAt: string | null }) => endsAt === null || Date.parse(endsAt) > now
  return {
    ...parts,
    warnings: changeData(parts.warnings, (list) => list.filter(lasts)),
    floods: changeData(parts.floods, (list) => list.filter(lasts)),
    road: changeData(parts.road, (list) => list.filter(lasts)),
    flights: changeData(parts.flights, (list) =>
      list.map((airport) => ({ ...airport, flights: airport.flights.filter((each) => !hasFlown(each, now)) })),
    ),
    departures: changeData(parts.departures, (list) =>
      list.map((stop) => ({
        ...stop,
        departures: stop.departures.filter((each) => !hasLeft(each, now)),
        messages: stop.messages.filter(({ to }) => lasts({ endsAt: to })),
        lastWayBack: stop.lastWayBack && wayBackAt(stop.lastWayBack, now),
      })),
    ),
  }
}

function changeData<Data, Part extends { data: Data | null }>(
  part: Part & { data: Data | null },
  change: (data: Data) => Data,
): Part {
  return part.data === null ? part : { ...part, data: change(part.data) }
}
