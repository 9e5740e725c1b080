import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { CategoryChoice } from '#site/features/map/categories.ts'
import { indexPoints } from '#site/features/map/filter-points.ts'
import LeafletMap from '#site/features/map/leaflet/LeafletMap.tsx'
import { startView } from '#site/features/map/shown-point.ts'
import { clickButton, findRoot, readGiven } from './bench-page.ts'
import '#site/features/map/LofotenMap.css'

// The map alone, without tabs and list.

const { points, names, words, tileUrl } = readGiven()
const search = indexPoints(points, (category) => words[`map.category.${category}`])

function OnlyMap() {
  const [category, setCategory] = useState<CategoryChoice>('all')
  const [view, setView] = useState(startView)
  window.benchPage = {
    chooseCategory: (choice) => flushSync(() => setCategory(choice)),
    move: (steps) => clickButton(words[steps === 1 ? 'map.move.east' : 'map.move.west']),
    zoom: (levels) => clickButton(words[levels === 1 ? 'map.zoomIn' : 'map.zoomOut']),
  }
  return (
    <div className="lofoten-map">
      <div className="map-frame">
        <div className="map-view">
          <LeafletMap
            points={search({ category, text: '', from: undefined, within: undefined }).points}
            selected={undefined}
            view={view}
            tileUrl={tileUrl}
            names={names}
            isDetailed={false}
            sun={undefined}
            words={words}
            language="no"
            onDetail={() => {}}
            onSun={() => {}}
            onSelect={() => {}}
            onViewChange={setView}
          />
        </div>
      </div>
    </div>
  )
}

createRoot(findRoot()).render(<OnlyMap />)
