import { DepartureList } from '#site/features/today/parts/DepartureList.tsx'
import { isRefused, Quote, Refusal, SourceLine } from '#site/features/today/parts/PartStatus.tsx'
import { withKeys } from '#site/ui/with-keys.ts'
import type { TodayView } from './today-view.ts'

const mostDepartures = 4
const mostMessages = 3

interface Props {
  view: TodayView
  /** Id of the quay. */
  stop: string
  /** Names of stops by id. */
  names: Readonly<Record<string, string>>
  retry: () => void
}

/** What leaves a quay, with the messages of its lines and the last way back. */
export function Boats({ view, stop, names, retry }: Props) {
  const { words } = view
  const part = view.answer.parts.departures
  if (isRefused(part))
    return <Refusal part={part} name="departures" said={{ failed: words.boatsFailed }} saying={view} retry={retry} />
  const found = part.data?.find((each) => each.stop === stop)
  return (
    <>
      {withKeys(found?.messages.slice(0, mostMessages) ?? [], ({ id }) => id).map(([key, message]) => (
        <div key={key} className="today-message">
          <Quote as="b" said={message.summary} saying={view} />
          <Quote said={message.description} saying={view} />
        </div>
      ))}
      {found ? (
        <DepartureList stop={found} most={mostDepartures} names={names} saying={view} />
      ) : (
        <p>{words.boatsFailed}</p>
      )}
      <SourceLine part={part} saying={view} />
    </>
  )
}
