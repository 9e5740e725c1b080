import { useMemo, useState } from 'react'
import { type MapCategory, mapCategories } from '#site/content/model/map-categories.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { caretDown } from '#site/ui/icons.ts'
import { CategoryDot } from './CategoryDot.tsx'
import { colourClassOf } from './categories.ts'
import type { FoundPoints } from './filter-points.ts'
import { formatCategory, formatCount, type Voice } from './format-points.ts'
import { PointRows } from './PointRows.tsx'
import type { ShownPoint } from './shown-point.ts'
import './category-groups.css'
import './PointGroups.css'

interface Props {
  found: FoundPoints
  selected: ShownPoint | undefined
  startsOpen: boolean
  onSelect: (id: string) => void
  voice: Voice
}

function groupByCategory(points: readonly ShownPoint[]): [MapCategory, ShownPoint[]][] {
  const groups = new Map<MapCategory, ShownPoint[]>(mapCategories.map((category) => [category, []]))
  for (const point of points) groups.get(point.category)?.push(point)
  return [...groups].filter(([, ofCategory]) => ofCategory.length > 0)
}

/** The points by category, folded. Rows are rendered when a group is opened; that of the selected point is. */
export function PointGroups({ found, selected, startsOpen, onSelect, voice }: Props) {
  const { points, distances, openings } = found
  const groups = useMemo(() => groupByCategory(points), [points])
  // Groups that differ from their initial state.
  const [turned, setTurned] = useState<ReadonlySet<MapCategory>>(new Set())
  const [followed, setFollowed] = useState<string | undefined>(undefined)
  const isOpen = (category: MapCategory) => startsOpen !== turned.has(category)
  const turn = (category: MapCategory) => setTurned((before) => before.symmetricDifference(new Set([category])))
  if (selected?.id !== followed) {
    setFollowed(selected?.id)
    if (selected && !isOpen(selected.category)) turn(selected.category)
  }
  return (
    <div className="point-groups category-groups">
      {groups.map(([category, ofCategory]) => (
        <details
          key={category}
          open={isOpen(category)}
          className={colourClassOf(category)}
          onToggle={({ currentTarget }) => {
            if (currentTarget.open !== isOpen(category)) turn(category)
          }}
        >
          <summary>
            <CategoryDot category={category} />
            <span>{formatCategory(category, voice.words)}</span>
            <span className="num">{formatCount(ofCategory.length, voice.language)}</span>
            <Icon svg={caretDown} />
          </summary>
          {isOpen(category) ? (
            <PointRows
              found={{ points: ofCategory, distances, openings }}
              selectedId={selected?.id}
              showsKind={false}
              onSelect={onSelect}
              voice={voice}
            />
          ) : null}
        </details>
      ))}
    </div>
  )
}
