import type { Language } from '#contract/languages.ts'
import { formatDifficulty } from '#site/content/model/format-facts.ts'
import { difficulties } from '#site/content/model/outing-schema.ts'
import type { TripsCopy } from '#site/content/model/pages/trips-copy.ts'
import type { Trip } from '#site/content/model/trip-queries.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { TripTable } from './TripTable.tsx'
import '#site/ui/chip.css'
import './HikesByArea.css'

interface Props {
  hikes: readonly Trip[]
  copy: TripsCopy
  language: Language
}

export function HikesByArea({ hikes, copy, language }: Props) {
  return groupByArea(hikes).map(({ municipality, trips }, index) => (
    <div className="hikes-of-area" key={municipality}>
      <h3>
        {municipality}
        {copy.hikes.areas[municipality] ? <small>{copy.hikes.areas[municipality]}</small> : null}
      </h3>
      <TripTable trips={trips} scaledWith={hikes} copy={copy} language={language} hasHead={index === 0} hasLeads />
    </div>
  ))
}

/** Filters hikes by grade. Radio buttons and style sheet only, so it works without script. */
export function DifficultyFilter({ hikes, copy, language }: Props) {
  const there = difficulties
    .map((difficulty) => ({ difficulty, count: hikes.filter(({ facts }) => facts.difficulty === difficulty).length }))
    .filter(({ count }) => count > 0)
  return (
    <fieldset className="grades">
      <legend>{copy.hikes.filter}</legend>
      <label className="chip">
        <input type="radio" name="grade" value="all" defaultChecked />
        {fillGaps(copy.hikes.everything, { count: hikes.length })}
      </label>
      {there.map(({ difficulty, count }) => (
        <label className="chip" key={difficulty}>
          <input type="radio" name="grade" value={difficulty} />
          {formatDifficulty(difficulty, language)} {count}
        </label>
      ))}
    </fieldset>
  )
}

/** Returns trips by municipality, west to east; no list starts with a trip that is closed half the year. */
export function groupByArea(trips: readonly Trip[]): { municipality: string; trips: Trip[] }[] {
  const isWarned = ({ facts }: Trip) => Number(facts.advisedAgainst !== undefined)
  // The content is ordered from east to west.
  return [...Map.groupBy(trips.toReversed(), ({ facts }) => facts.municipality)].map(([municipality, all]) => ({
    municipality,
    trips: all.toSorted((one, other) => isWarned(one) - isWarned(other)),
  }))
}
