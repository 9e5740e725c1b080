import { useEffect, useRef } from 'react'
import { nextTabIndex } from '#site/ui/tabs-behaviour.ts'
import { CategoryDot } from './CategoryDot.tsx'
import { type CategoryChoice, categoryChoices, colourClassOf } from './categories.ts'
import type { MapWords } from './map-words.ts'
import './CategoryTabs.css'

/** The id of what the tabs narrow: the element with the map and the list, of the role `tabpanel`. */
export const mapPanelId = 'map-points'

/** The id of the tab of a choice, which labels the panel. */
export function tabIdOf(choice: CategoryChoice): string {
  return `${mapPanelId}-${choice}-tab`
}

interface Props {
  chosen: CategoryChoice
  /** A click is a step that the browser's Back undoes; the arrow keys only pass through. */
  onChoose: (choice: CategoryChoice, way: 'step' | 'in place') => void
  words: MapWords
}

/** What map and list can be narrowed to. On a phone it is one line, which follows the choice sideways. */
export function CategoryTabs({ chosen, onChoose, words }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const tab = document.getElementById(tabIdOf(chosen))
    // Not scrollIntoView: it would move the page too.
    if (list.current && tab)
      list.current.scrollLeft =
        tab.offsetLeft - list.current.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2
  }, [chosen])
  return (
    <div className="category-tabs" role="tablist" aria-label={words['map.tabs']} ref={list}>
      {categoryChoices.map((choice, index) => (
        <button
          key={choice}
          className={choice === 'all' ? 'category-tab' : `category-tab ${colourClassOf(choice)}`}
          type="button"
          role="tab"
          id={tabIdOf(choice)}
          aria-controls={mapPanelId}
          aria-selected={choice === chosen}
          tabIndex={choice === chosen ? 0 : -1}
          onClick={() => onChoose(choice, 'step')}
          onKeyDown={(event) => {
            const next = categoryChoices[nextTabIndex(event.key, index, categoryChoices.length) ?? -1]
            if (!next) return
            event.preventDefault()
            onChoose(next, 'in place')
            document.getElementById(tabIdOf(next))?.focus({ preventScroll: true })
          }}
        >
          {choice === 'all' ? null : <CategoryDot category={choice} />}
          {words[`map.category.${choice}`]}
        </button>
      ))}
    </div>
  )
}
