import { difficulties } from '#site/editorial/outing-schema.ts'
import type { TripsCopy } from '#site/editorial/pages/trips-copy.ts'
import type { Trip } from '#site/editorial/trip-queries.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import type { Language } from '#site/i18n/languages.ts'
import { sayDifficulty } from '#site/i18n/say-difficulty.ts'
import { groupByArea } from './group-by-area.ts'
import { TripTable } from './TripTable.tsx'
import './HikesByArea.css'

interface Props {
  hikes: readonly Trip[]
  copy: TripsCopy
  language: Language
}

/** The hikes by municipality, from west to east like the road. */
export function HikesByArea({ hikes, copy, language }: Props) {
  return groupByArea(hikes).map(({ municipality, trips }, index) => (
    <div className="hikes-of-area" key={municipality}>
      <h3>
        {municipality}
        {copy.hikes.areas[municipality] ? <small>{copy.hikes.areas[municipality]}</small> : null}
      </h3>
      <TripTable trips={trips} scaledWith={hikes} copy={copy} language={language} hasHead={index === 0} />
    </div>
  ))
}

/** Choose hikes by their grade. Radio buttons and style sheet alone do it, so it works without script. */
export function DifficultyFilter({ hikes, copy, language }: Props) {
  const there = difficulties
    .map((difficulty) => ({ difficulty, count: hikes.filter(({ facts }) => facts.difficulty === difficulty).length }))
    .filter(({ count }) => count > 0)
  return (
    <fieldset className="grades">
      <legend>{copy.hikes.filter}</legend>
      <label>
        <input type="radio" name="grade" value="all" defaultChecked />
        {fillGaps(copy.hikes.everything, { count: hikes.length })}
      </label>
      {there.map(({ difficulty, count }) => (
        <label key={difficulty}>
          <input type="radio" name="grade" value={difficulty} />
          {sayDifficulty(difficulty, language)} {count}
        </label>
      ))}
    </fieldset>
  )
}
