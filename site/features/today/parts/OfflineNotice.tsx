import { type OfflineWords, sayOffline } from './say-offline.ts'
import './OfflineNotice.css'

export type { OfflineWords } from './say-offline.ts'

interface Props {
  words?: OfflineWords | undefined
  /** When what is shown was fetched; absent while there is a network. */
  shown?: { fetchedAt: string; now: number; locale: string } | undefined
  /** Said after it. */
  more?: string | undefined
  /** `live-parts.ts` fills it in, in words that need no network. */
  isFilledIn?: boolean
}

/** Says on any page with live figures that there is no network, and how old they are. */
export function OfflineNotice({ words, shown, more, isFilledIn = false }: Props) {
  const { offline, offlineNothing, at } = words ?? {}
  const text = words && shown ? [sayOffline(shown.fetchedAt, words, shown), more].filter(Boolean).join(' ') : ''
  return (
    <p
      className="offline-notice"
      role="status"
      data-offline-notice={isFilledIn ? JSON.stringify({ offline, offlineNothing, at }) : ''}
      data-live-part={isFilledIn ? 'offline' : undefined}
      hidden={text === ''}
    >
      {text}
    </p>
  )
}
