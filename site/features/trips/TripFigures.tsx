import type { TripsCopy } from '#site/editorial/pages/trips-copy.ts'
import { renderTextLine } from '#site/editorial/render-text.ts'
import type { Trip } from '#site/editorial/trip-queries.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import type { Language } from '#site/i18n/languages.ts'
import { sayDifficulty } from '#site/i18n/say-difficulty.ts'
import { Words } from '#site/ui/Words.tsx'
import { sayDuration, sayLength, sayMetres, saySeason } from './say-trip.ts'
import { UncheckedMark } from './UncheckedMark.tsx'
import './TripFigures.css'

interface Props {
  trip: Trip
  copy: TripsCopy
  language: Language
}

interface TripFigure {
  id: 'length' | 'ascent' | 'duration' | 'difficulty' | 'season'
  value: string | undefined
  note: string | undefined
}

/** Those that a weak source may have wrong. */
const measured: readonly TripFigure['id'][] = ['length', 'ascent', 'duration']

/** The figures of a trip, each with a few words under it; what no source says is said to be unknown. */
export function TripFigures({ trip, copy, language }: Props) {
  const { facts, words } = trip
  const { length, ascent } = facts
  const isHike = facts.type === 'hike'
  const figures: TripFigure[] = [
    ...(length || isHike
      ? [
          {
            id: 'length' as const,
            value: length && sayLength(length.kilometres, language),
            note: words.notes.length ?? (length && copy.ways[length.way]),
          },
        ]
      : []),
    ...(ascent || isHike
      ? [
          {
            id: 'ascent' as const,
            value: ascent && sayMetres(ascent.metres, language),
            note:
              words.notes.ascent ??
              (ascent && fillGaps(copy.figures.upTo, { metres: sayMetres(ascent.top, language) })),
          },
        ]
      : []),
    { id: 'duration', value: sayDuration(trip, language), note: words.notes.duration },
    { id: 'difficulty', value: sayDifficulty(facts.difficulty, language), note: words.notes.difficulty },
    { id: 'season', value: saySeason(facts, language), note: words.notes.months },
  ]
  return (
    <dl className={`trip-figures of-${figures.length}`}>
      {figures.map((figure) => (
        <div key={figure.id}>
          <dt>{copy.figures[figure.id]}</dt>
          <dd>
            {figure.value ? (
              <b className={figure.value.length > 12 ? 'long' : undefined}>{figure.value}</b>
            ) : (
              <b className="unknown">{copy.unknown}</b>
            )}
            {figure.note ? (
              <Words as="small" html={renderTextLine(figure.note, language, `content/trips/${trip.id}`)} />
            ) : null}
            {facts.isUnchecked && measured.includes(figure.id) && figure.value ? (
              <UncheckedMark>{copy.uncheckedMark}</UncheckedMark>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
