import { type Language, languages } from '#contract/languages.ts'
import {
  type PackingGroup,
  type PackingItems,
  type PackingListCopy,
  pickSeasonList,
} from '#site/content/model/pages/packing-list-copy.ts'
import { readClimate } from '#site/content/model/pages/weather-copy.ts'
import { readSeason, type SeasonId, seasonIds } from '#site/content/model/season-queries.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatFigure } from '#site/i18n/format-number.ts'
import { Tabs } from '#site/ui/Tabs.tsx'
import './PackingTabs.css'

function Group({ group, season }: { group: PackingGroup; season: SeasonId }) {
  return (
    <section>
      <h3>
        {group.name}
        <small className="num">{group.items.length}</small>
      </h3>
      <ul>
        {group.items.map((item) => (
          <li key={item.id}>
            <label>
              <input type="checkbox" name={season} value={item.id} autoComplete="off" />
              <span className="packing-item">
                <b>{item.name}</b>
                {item.hint ? <small>{item.hint}</small> : null}
              </span>
              {item.amount ? <span className="packing-amount num small muted">{item.amount}</span> : null}
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Returns the number of things to pack, and of things to leave at home. */
export function countThings(groups: PackingGroup[]): { count: number; leave: number } {
  const countOf = (isLeftAtHome: boolean) =>
    groups.filter((group) => group.isLeftAtHome === isLeftAtHome).reduce((sum, group) => sum + group.items.length, 0)
  return { count: countOf(false), leave: countOf(true) }
}

/** Returns the usual temperatures of months: the lowest at night and the highest by day, as figures. */
export function rangeOf(months: readonly number[], language: Language): { low: string; high: string } {
  const climate = readClimate()
  const format = (figures: number[], pick: (...all: number[]) => number) =>
    formatFigure(pick(...months.map((month) => figures[month - 1] ?? Number.NaN)), languages[language].locale)
  return { low: format(climate.low, Math.min), high: format(climate.high, Math.max) }
}

interface Props {
  list: PackingItems
  copy: PackingListCopy
  language: Language
}

/** One list per season. Plain checkboxes: they can be ticked and printed without script. */
export function PackingTabs({ list, copy, language }: Props) {
  const tabs = seasonIds.map((id) => {
    const { name, months, openMonths } = readSeason(id, language)
    const groups = pickSeasonList(list, copy, id)
    return {
      id,
      label: name,
      openMonths,
      content: (
        <>
          <h2 className="packing-season">{name}</h2>
          <p className="packing-count small muted">
            {fillGaps(copy.count, { months, ...rangeOf(openMonths, language), ...countThings(groups) })}
          </p>
          <div className="packing-groups">
            {groups.map((group) => (
              <Group key={group.id} group={group} season={id} />
            ))}
          </div>
        </>
      ),
    }
  })
  return <Tabs id="packing" label={copy.tabsLabel} tabs={tabs} initial="summer" />
}
