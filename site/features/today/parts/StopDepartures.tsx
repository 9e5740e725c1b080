import type { TodayParts } from '#contract/today.ts'
import { DepartureList } from './DepartureList.tsx'
import { Quote, SourceLine } from './PartStatus.tsx'
import type { Saying } from './say-part.ts'
import '#site/ui/source-line.css'

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
  const [message] = found.messages
  return (
    <>
      {message ? (
        <div className="today-message">
          <Quote as="b" said={message.summary} saying={saying} />
        </div>
      ) : null}
      <DepartureList stop={found} most={mostShown} names={names} saying={saying} />
      <SourceLine part={part} saying={saying} isAlone />
    </>
  )
}
