import { Component, type ReactNode } from 'react'
import { Notice } from '#site/ui/Notice.tsx'
import type { MapWords } from './map-words.ts'
import './MapBoundary.css'

interface Props {
  words: MapWords
  children: ReactNode
}

/** Says that the map did not come and how to try again, where its code could not be fetched or failed: the list goes on without it. */
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
          {/* A module that did not come is not asked for again by the page that asked. */}
          <button type="button" className="btn btn-2 btn-sm" onClick={() => window.location.reload()}>
            {words['map.failed.retry']}
          </button>
        </Notice>
      </div>
    )
  }
}
