import { createRoot } from 'react-dom/client'
import { tabIdOf } from '#site/features/map/CategoryTabs.tsx'
import { LofotenMap } from '#site/features/map/LofotenMap.tsx'
import { clickButton, findRoot, readGiven } from './bench-page.ts'

// The map as it stands on the guide's page: tabs, map, filter and list.

const { points, villages, names, words, tileUrl } = readGiven()
const ways = { travelInfo: '/', evCharging: '/', activities: '/' }

createRoot(findRoot()).render(
  <LofotenMap
    points={points}
    villages={villages}
    names={names}
    tileAddress={tileUrl}
    ways={ways}
    tripWay={{ href: '', label: '' }}
    words={words}
    plainWay={{ href: '/', name: 'Steder' }}
    language="no"
  />,
)
window.benchPage = {
  chooseCategory: (choice) => document.getElementById(tabIdOf(choice))?.click(),
  move: (steps) => clickButton(words[steps === 1 ? 'map.move.east' : 'map.move.west']),
  zoom: (levels) => clickButton(words[levels === 1 ? 'map.zoomIn' : 'map.zoomOut']),
}
