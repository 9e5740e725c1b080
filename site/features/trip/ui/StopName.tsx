import type { Place } from '#site/features/trip/plan/atlas.ts'
import { formatNote, formatSeason, nameOfStop } from '#site/features/trip/plan/format-trip.ts'
import type { Note } from '#site/features/trip/plan/notes.ts'
import { useTripTools } from '#site/features/trip/tools/trip-tools.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { telephoneAddressOf } from '#site/ui/telephone-address.ts'

/** The name of a stop, with a link to its page. */
export function StopName({ stop, place }: { stop: string; place: Place | undefined }) {
  const { voice } = useTripTools()
  const name = nameOfStop(stop, voice)
  return place?.href ? (
    <h4>
      <a href={place.href}>{name}</a>
    </h4>
  ) : (
    <h4>{name}</h4>
  )
}

interface LinesProps {
  stop: string
  place: Place | undefined
  note: Note | undefined
  /** Also when it is done, where nothing else says so. */
  hasSeason?: boolean
}

/** What there is to say of a stop: what it is, how to call it, what the visitor wrote. */
export function StopLines({ stop, place, note, hasSeason = false }: LinesProps) {
  const { voice } = useTripTools()
  const { words, atlas } = voice
  const gone = place ? undefined : atlas.retired[stop]
  const now = gone?.now === undefined ? undefined : atlas.find(gone.now)?.name
  const season = hasSeason ? formatSeason(stop, voice) : ''
  return (
    <>
      {gone ? (
        <p className="trip-note">{fillGaps(words.retired, { stop: gone.name, now: now ?? '' })}</p>
      ) : place ? null : (
        <p className="trip-note">{fillGaps(words.unknown, { id: stop })}</p>
      )}
      {place?.about ? <p className="trip-note">{place.about}</p> : null}
      {place?.isOutside ? <p className="trip-note">{words.outside}</p> : null}
      {place?.phone ? (
        <p className="trip-note">
          <a className="trip-phone" href={telephoneAddressOf(place.phone)}>
            {place.phone}
          </a>
        </p>
      ) : null}
      {note ? (
        <p className="trip-note">
          <span className="trip-own">{formatNote(note, voice)}</span>
        </p>
      ) : null}
      {season ? <p className="trip-note">{season}</p> : null}
    </>
  )
}

/** The number of a stop on the day's map, by which it is dragged. The strip and keys do the same. */
export function Grip({ number, stopKey }: { number: string; stopKey: number | undefined }) {
  return (
    <span className="trip-grip" aria-hidden="true" data-grip={stopKey}>
      {number}
    </span>
  )
}

interface ChangeProps {
  /** By which the strip is opened: of a stop, or of a bed. */
  name: string
  stop: string
  /** Of a stop that keys move. */
  stopKey?: number | undefined
  isOpen: boolean
  onToggle(name: string): void
}

/** What opens the strip under a stop or a bed. */
export function ChangeButton({ name, stop, stopKey, isOpen, onToggle }: ChangeProps) {
  const { voice } = useTripTools()
  return (
    <button
      id={`change-${name}`}
      type="button"
      className="trip-change"
      aria-label={fillGaps(voice.words.changeStop, { stop: nameOfStop(stop, voice) })}
      aria-expanded={isOpen}
      data-key={stopKey}
      onClick={() => onToggle(name)}
    >
      {voice.words.change}
    </button>
  )
}
