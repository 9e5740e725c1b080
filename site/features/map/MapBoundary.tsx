import { Component, type ReactNode } from 'react'
import { Notice } from '#site/ui/Notice.tsx'
import type { MapWords } from './map-words.ts'
import './MapBoundary.css'

interface Props {
  words: MapWords
  children: ReactNode
}

/** Shows an error with a retry button when the map’s code fails to load or throws; the list keeps working. */
export class MapBoundary extends Component<Props, { isFailed: boolean }> {
  override state = { isFailed: false }

  static getDerivedStateFromError(): { isFailed: boolean } {
    return { isFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    console.error(error)
  }

  override render(): ReactNode {
    const { words, children } = this.props
    if (!this.state.isFailed) return children
    return (
      <div className="map-failed">
        <Notice kind="bad" title={words['map.failed.title']}>
          <p>{words['map.failed.text']}</p>
          {/* A failed module import is cached by the page, so only a reload retries it. */}
          <button type="button" className="btn btn-2 btn-sm" onClick={() => window.location.reload()}>
            {words['map.failed.retry']}
          </button>
        </Notice>
      </div>
    )
  }
}
