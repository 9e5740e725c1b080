import { type HotelCategory, hotelCategories } from '#contract/hotels.ts'
import { nextTabIndex } from '#site/ui/tabs-behaviour.ts'
import type { LiveHotelsWords } from './live-hotels-words.ts'
import './HotelTabs.css'
import '#site/ui/Tabs.css'

export const hotelPanelId = 'live-hotels'

export function tabIdOf(category: HotelCategory): string {
  return `${hotelPanelId}-${category}-tab`
}

const labels = {
  all: 'liveHotels.tab.all',
  luxury: 'liveHotels.tab.luxury',
  budget: 'liveHotels.tab.budget',
  views: 'liveHotels.tab.views',
  family: 'liveHotels.tab.family',
} as const satisfies Record<HotelCategory, keyof LiveHotelsWords>

interface Props {
  words: LiveHotelsWords
  chosen: HotelCategory
  /** A click is a step that the browser's Back undoes; the arrow keys only pass through. */
  onChoose: (category: HotelCategory, way: 'step' | 'in place') => void
}

/** What the list can be narrowed to. One panel for all: it shows what the chosen tab asks for. */
export function HotelTabs({ words, chosen, onChoose }: Props) {
  return (
    <div className="tabs" role="tablist" aria-label={words['liveHotels.tabs']}>
      {hotelCategories.map((category, index) => (
        <button
          key={category}
          className="tab"
          type="button"
          role="tab"
          id={tabIdOf(category)}
          aria-controls={hotelPanelId}
          aria-selected={category === chosen}
          tabIndex={category === chosen ? 0 : -1}
          onClick={() => onChoose(category, 'step')}
          onKeyDown={(event) => {
            const next = hotelCategories[nextTabIndex(event.key, index, hotelCategories.length) ?? -1]
            if (!next) return
            event.preventDefault()
            onChoose(next, 'in place')
            document.getElementById(tabIdOf(next))?.focus()
          }}
        >
          {words[labels[category]]}
        </button>
      ))}
    </div>
  )
}
