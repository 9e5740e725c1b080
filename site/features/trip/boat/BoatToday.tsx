import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { departuresAnswer } from '#contract/departures.ts'
import { formatOsloTime } from '#site/domain/calendar/oslo-day.ts'
import { formatLength } from '#site/features/trip/plan/format-trip.ts'
import { useTripTools } from '#site/features/trip/tools/trip-tools.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { warning } from '#site/ui/icons.ts'
import { noteAnswer } from '#site/ui/live-clock.ts'
import { readAnswer } from '#site/ui/read-answer.ts'
import { telephoneAddressOf } from '#site/ui/telephone-address.ts'
import { useLiveNow } from '#site/ui/use-live-now.ts'
import { findWayRound, listBedsToRing, listBoats } from './find-boat.ts'
import type { Quay } from './find-quay.ts'

/** Departures change within minutes on a day of storm. */
const renewMs = 120_000

/** What the ferry of today does, on its day of the plan. Only the name of the quay is asked for; nothing of the plan goes anywhere. */
export function BoatToday({ quay }: { quay: Quay }) {
  const { voice } = useTripTools()
  const { boat } = voice.words
  const now = useLiveNow()
  const { data, isError } = useQuery({
    queryKey: ['trip', 'boat', quay],
    queryFn: async () => {
      const answer = await fetch(`/api/departures/${quay}`, { headers: { accept: 'application/json' } })
      const read = (await readAnswer(answer, 'Departures API')) as z.infer<typeof departuresAnswer>
      noteAnswer(answer)
      return read
    },
    refetchInterval: renewMs,
    retry: false,
  })
  const known = data?.data && (data.dropAt === null || Date.parse(data.dropAt) > now) ? data.data : undefined
  if (!known) {
    const isUnknown = isError || (data && data.state !== 'waiting')
    return isUnknown ? <p className="trip-remark">{boat.unknown}</p> : null
  }
  const { cancelled, next } = listBoats(known, now)
  const list = (sailings: typeof next) => sailings.map(({ at, to }) => `${formatOsloTime(at)} ${to}`).join(' · ')
  const soon = next.length > 0 ? fillGaps(boat.next, { sailings: list(next) }) : boat.none
  if (cancelled.length === 0)
    return (
      <p className="trip-flag">
        <b>{`${boat.title}.`}</b>
        <span>{` ${soon}`}</span>
      </p>
    )
  const round = findWayRound(voice.atlas)
  const beds = quay === 'moskenes' ? listBedsToRing('moskenes-quay', voice.atlas) : []
  return (
    <div className="notice trip-notice bad">
      <Icon svg={warning} />
      <b>{fillGaps(boat.cancelled, { sailings: list(cancelled) })}</b>
      <ul className="trip-boat">
        <li>{soon}</li>
        <li>{boat.rule}</li>
        {round ? (
          <li>
            {fillGaps(quay === 'moskenes' ? boat.road : boat.roadFromBodo, {
              kilometres: Math.round(round.kilometres),
              lodingen: formatLength(round.toLodingen, voice),
              evenes: formatLength(round.toEvenes, voice),
            })}
          </li>
        ) : null}
        {beds.length > 0 ? (
          <li>
            <span>{boat.beds}</span>
            <ul>
              {beds.map(({ ref, name, phone, kilometres }) => (
                <li key={ref}>
                  <span>{`${name}, ${fillGaps(voice.words.kilometresOff, { kilometres: Math.round(kilometres) })}: `}</span>
                  <a href={telephoneAddressOf(phone)}>{phone}</a>
                </li>
              ))}
            </ul>
          </li>
        ) : null}
      </ul>
      <p>
        <a href="https://www.torghatten.no/" rel="noreferrer">
          torghatten.no
        </a>
      </p>
    </div>
  )
}
