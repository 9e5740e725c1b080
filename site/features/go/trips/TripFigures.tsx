import { formatAge, formatDifficulty } from '#site/content/model/format-facts.ts'
import { trailOf } from '#site/content/model/open-data/trail-facts.ts'
import { renderTextLine } from '#site/content/model/render-text.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { RichText } from '#site/ui/RichText.tsx'
import { formatDuration, formatLength, formatMetres, formatSeason } from './format-trip.ts'
import { UncheckedMark } from './TripMarks.tsx'
import type { TripProps } from './trip-props.ts'
import './TripFigures.css'

interface TripFigure {
  id: 'length' | 'ascent' | 'duration' | 'children' | 'difficulty' | 'season'
  value: string | undefined
  note: string | undefined
}

/** Figures that a weak source may have wrong. */
const measured: readonly TripFigure['id'][] = ['length', 'ascent', 'duration']

export function TripFigures({ trip, copy, language }: TripProps) {
  const { facts, words } = trip
  const { length, ascent } = facts
  // What the words say of a source's figures is not true of those measured along the line.
  const notes = trailOf(trip.id) ? { ...words.notes, length: undefined, ascent: undefined } : words.notes
  const all: TripFigure[] = [
    {
      id: 'length',
      value: length && formatLength(length.kilometres, language),
      note: notes.length ?? (length && copy.ways[length.way]),
    },
    {
      id: 'ascent',
      value: ascent && formatMetres(ascent.metres, language),
      note: notes.ascent ?? (ascent && fillGaps(copy.figures.upTo, { metres: formatMetres(ascent.top, language) })),
    },
    { id: 'duration', value: formatDuration(trip, language), note: words.notes.duration },
    { id: 'children', value: facts.children && formatAge(facts.children.from, copy.children), note: undefined },
    { id: 'difficulty', value: formatDifficulty(facts.difficulty, language), note: words.notes.difficulty },
    { id: 'season', value: formatSeason(facts, language), note: words.notes.months },
  ]
  const figures = all.filter(({ value }) => value)
  return (
    <dl className="trip-figures">
      {figures.map((figure) => (
        <div key={figure.id}>
          <dt>{copy.figures[figure.id]}</dt>
          <dd>
            <b className={(figure.value?.length ?? 0) > 12 ? 'long' : undefined}>{figure.value}</b>
            {figure.note ? (
              <RichText as="small" html={renderTextLine(figure.note, language, `content/trips/${trip.id}`)} />
            ) : null}
            {facts.isUnchecked && measured.includes(figure.id) ? (
              <UncheckedMark>{copy.uncheckedMark}</UncheckedMark>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
