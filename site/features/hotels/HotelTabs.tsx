import { type HotelCategory, hotelCategories } from '#contract/hotel-search.ts'
import { nextTabIndex } from '#site/ui/tabs-behaviour.ts'
import type { LiveHotelsWords } from './live-hotels-words.ts'
import './LiveHotels.css'
import '#site/ui/Tabs.css'

export const hotelPanelId = 'live-hotels'

export function tabIdOf(category: HotelCategory): string {
  return `${hotelPanelId}-${category}-tab`
}

interface Props {
  words: LiveHotelsWords
  chosen: HotelCategory
  /** A click adds a step to the history; arrow keys do not. */
  onChoose: (category: HotelCategory, way: 'step' | 'in place') => void
}

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
          {words[`liveHotels.tab.${category}`]}
        </button>
      ))}
    </div>
  )
}
