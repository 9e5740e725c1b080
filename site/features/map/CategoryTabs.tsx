import { useEffect, useRef } from 'react'
import { nextTabIndex } from '#site/ui/tabs-behaviour.ts'
import { CategoryDot } from './CategoryDot.tsx'
import { type CategoryChoice, categoryChoices, colourClassOf } from './categories.ts'
import type { MapWords } from './map-words.ts'
import '#site/ui/chip.css'
import './CategoryTabs.css'

export const mapPanelId = 'map-points'

export function tabIdOf(choice: CategoryChoice): string {
  return `${mapPanelId}-${choice}-tab`
}

interface Props {
  chosen: CategoryChoice
  /** A click adds a step to the history; arrow keys do not. */
  onChoose: (choice: CategoryChoice, way: 'step' | 'in place') => void
  words: MapWords
}

/** The categories as tabs. On a phone they are one line that scrolls to the chosen one. */
export function CategoryTabs({ chosen, onChoose, words }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const tab = document.getElementById(tabIdOf(chosen))
    // Not scrollIntoView: it would scroll the page too.
    if (list.current && tab)
      list.current.scrollLeft =
        tab.offsetLeft - list.current.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2
  }, [chosen])
  return (
    <div className="category-tabs" role="tablist" aria-label={words['map.tabs']} ref={list}>
      {categoryChoices.map((choice, index) => (
        <button
          key={choice}
          className={choice === 'all' ? 'category-tab chip' : `category-tab chip ${colourClassOf(choice)}`}
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
