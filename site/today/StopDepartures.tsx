import type { TodayParts } from '#contract/today.ts'
import { withKeys } from '#site/ui/with-keys.ts'
import { DepartureRow, keyOfDeparture, sayLastWay } from './DepartureRow.tsx'
import { Quote, SourceLine } from './PartStatus.tsx'
import type { Saying } from './say-part.ts'
import './source-line.css'

const mostShown = 4

interface Props {
  stop: string
  part: TodayParts['departures']
  /** Names of stops by id. */
  names: Readonly<Record<string, string>>
  saying: Saying
}

/** The next departures of a stop, for a page other than today's; nothing where nobody could say. */
export function StopDepartures({ stop, part, names, saying }: Props) {
  const found = part.data?.find((each) => each.stop === stop)
  if (!found) return null
  const coming = found.departures.filter(({ expectedAt }) => Date.parse(expectedAt) >= saying.now).slice(0, mostShown)
  const [message] = found.messages
  const lastWay = sayLastWay(found, saying, names)
  return (
    <>
      {message ? (
        <div className="today-message">
          <Quote as="b" said={message.summary} saying={saying} />
        </div>
      ) : null}
      {coming.length > 0 ? (
        <ol className="today-rows">
          {withKeys(coming, keyOfDeparture).map(([key, each]) => (
            <DepartureRow key={key} departure={each} saying={saying} />
          ))}
        </ol>
      ) : (
        <p>{saying.words.noDepartures}</p>
      )}
      {lastWay ? <p className="today-note">{lastWay}</p> : null}
      <SourceLine part={part} saying={saying} />
    </>
  )
}
