import { useMemo, useState } from 'react'
import { type MapCategory, mapCategories } from '#site/editorial/map-categories.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { caretDown } from '#site/ui/icons.ts'
import { CategoryDot } from './CategoryDot.tsx'
import { colourClassOf } from './categories.ts'
import type { FoundPoints } from './filter-points.ts'
import { PointRows } from './PointRows.tsx'
import { sayCategory, sayCount, type Voice } from './say-points.ts'
import type { ShownPoint } from './shown-point.ts'
import './PointGroups.css'

interface Props {
  found: FoundPoints
  selected: ShownPoint | undefined
  /** After a search one sees what was found. */
  startsOpen: boolean
  onSelect: (id: string) => void
  voice: Voice
}

function groupByCategory(points: readonly ShownPoint[]): [MapCategory, ShownPoint[]][] {
  const groups = new Map<MapCategory, ShownPoint[]>(mapCategories.map((category) => [category, []]))
  for (const point of points) groups.get(point.category)?.push(point)
  return [...groups].filter(([, ofCategory]) => ofCategory.length > 0)
}

/** The points by category, each folded under its name. Rows are drawn when a group is opened; that of the selected point is open. */
export function PointGroups({ found, selected, startsOpen, onSelect, voice }: Props) {
  const { points, distances } = found
  const groups = useMemo(() => groupByCategory(points), [points])
  // Those that are not as they started.
  const [turned, setTurned] = useState<ReadonlySet<MapCategory>>(new Set())
  const [followed, setFollowed] = useState<string | undefined>(undefined)
  const isOpen = (category: MapCategory) => startsOpen !== turned.has(category)
  const turn = (category: MapCategory) => setTurned((before) => before.symmetricDifference(new Set([category])))
  if (selected?.id !== followed) {
    setFollowed(selected?.id)
    if (selected && !isOpen(selected.category)) turn(selected.category)
  }
  return (
    <div className="point-groups">
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
            <span>{sayCategory(category, voice.words)}</span>
            <span className="num">{sayCount(ofCategory.length, voice.language)}</span>
            <Icon svg={caretDown} />
          </summary>
          {isOpen(category) ? (
            <PointRows
              found={{ points: ofCategory, distances }}
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
