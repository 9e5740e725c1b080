import type { StopDepartures } from '#contract/departures.ts'
import { withKeys } from '#site/ui/with-keys.ts'
import { type DepartureRow, describeDepartures, describeLastWay } from './describe-departures.ts'
import type { Saying } from './say-part.ts'

interface Props {
  stop: StopDepartures
  /** How many rows before today's last. */
  most: number
  /** Names of stops by id. */
  names: Readonly<Record<string, string>>
  saying: Saying
}

/** The next departures of a stop with its last way back (`departures.css`). */
export function DepartureList({ stop, most, names, saying }: Props) {
  const { rows, none } = describeDepartures(stop, most, saying)
  const lastWay = describeLastWay(stop.lastWayBack, names, saying)
  return (
    <>
      {none === null ? (
        <ol className="today-rows">
          {withKeys(rows, ({ key }) => key).map(([key, row]) => (
            <Row key={key} row={row} />
          ))}
        </ol>
      ) : (
        <p>{none}</p>
      )}
      {lastWay ? <p className="today-note">{lastWay}</p> : null}
    </>
  )
}

function Row({ row: { status, time, before, destination, lineCode, said, tag } }: { row: DepartureRow }) {
  return (
    <li className="today-row" data-status={status}>
      <span className="today-time">
        {before ? <s className="today-before">{before}</s> : null}
        {status === 'cancelled' ? <s>{time}</s> : <span>{time}</span>}
      </span>
      <span className="today-what">
        <b>{destination}</b>
        {lineCode ? <small>{lineCode}</small> : null}
      </span>
      <span className="today-status">{said}</span>
      {tag ? <span className="today-tag">{tag}</span> : null}
    </li>
  )
}
