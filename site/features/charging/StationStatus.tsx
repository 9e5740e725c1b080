import type { Language } from '#contract/languages.ts'
import type { Station } from '#site/content-model/station-queries.ts'
import { type MessageKey, translator } from '#site/i18n/translate.ts'
import './StationStatus.css'

export type Status = Station['facts']['status']['value']

const looks: Record<Status, { className: string; words: MessageKey }> = {
  available: { className: 'station-status is-available', words: 'entry.status.available' },
  limited: { className: 'station-status is-limited', words: 'entry.status.limited' },
  maintenance: { className: 'station-status is-in-maintenance', words: 'entry.status.maintenance' },
  unknown: { className: 'station-status is-unknown', words: 'entry.status.unknown' },
}

export function StationStatus({ status, language }: { status: Status; language: Language }) {
  const { className, words } = looks[status]
  return (
    <span className={className}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="6" strokeWidth="2" strokeDasharray={status === 'unknown' ? '2.5 2' : undefined} />
        {status === 'available' ? <circle cx="8" cy="8" r="6" className="disc" /> : null}
        {status === 'limited' ? <path d="M8 2a6 6 0 0 1 0 12z" className="disc" /> : null}
        {status === 'maintenance' ? <path d="M4.5 4.5l7 7" strokeWidth="2" /> : null}
      </svg>
      {translator(language)(words)}
    </span>
  )
}
