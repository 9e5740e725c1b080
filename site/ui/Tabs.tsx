import type { ReactNode } from 'react'
import './Tabs.css'

export interface Tab {
  id: string
  label: string
  content: ReactNode
  /** Months 1 to 12 in which it is open first, with script. */
  openMonths?: readonly number[]
}

/**
 * Tabs rendered for use without script: the bar is hidden and all panels are shown. A screen with tabs imports
 * `tabs-behaviour.ts`.
 */
export function Tabs({ id, label, tabs, initial }: { id: string; label: string; tabs: Tab[]; initial: string }) {
  return (
    <div data-tabs={id}>
      <div className="tabs" role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            className="tab"
            type="button"
            role="tab"
            id={`${id}-${tab.id}-tab`}
            aria-controls={`${id}-${tab.id}`}
            aria-selected={tab.id === initial}
            tabIndex={tab.id === initial ? 0 : -1}
            data-open-months={tab.openMonths?.join(' ')}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          className="tab-panel"
          role="tabpanel"
          id={`${id}-${tab.id}`}
          aria-labelledby={`${id}-${tab.id}-tab`}
          data-active={tab.id === initial}
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}
