import type { Language } from '#contract/languages.ts'
import type { Station } from '#site/content-model/station-queries.ts'
import { formatMonthOfYear } from '#site/i18n/format-date.ts'
import { type MessageKey, translator } from '#site/i18n/translate.ts'
import './StationStatus.css'

type Status = Pick<Station['facts']['status'], 'value' | 'confirmedIn'>

const looks: Record<Status['value'], { className: string; words: MessageKey }> = {
  available: { className: 'station-status is-available', words: 'entry.status.available' },
  limited: { className: 'station-status is-limited', words: 'entry.status.limited' },
  maintenance: { className: 'station-status is-in-maintenance', words: 'entry.status.maintenance' },
  unknown: { className: 'station-status is-unknown', words: 'entry.status.unknown' },
}

/** How a charger stands: live in its colour, else in plain ink the month in which it was last confirmed. */
export function StationStatus({ status, language }: { status: Status; language: Language }) {
  const { value, confirmedIn } = status
  const { className, words } = looks[value]
  const translate = translator(language)
  return (
    <span className={className}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="6" strokeWidth="2" strokeDasharray={value === 'unknown' ? '2.5 2' : undefined} />
        {value === 'available' ? <circle cx="8" cy="8" r="6" className="disc" /> : null}
        {value === 'limited' ? <path d="M8 2a6 6 0 0 1 0 12z" className="disc" /> : null}
        {value === 'maintenance' ? <path d="M4.5 4.5l7 7" strokeWidth="2" /> : null}
      </svg>
      {value === 'unknown' && confirmedIn
        ? translate('entry.status.confirmed', { month: formatMonthOfYear(confirmedIn, language) })
        : translate(words)}
    </span>
  )
}
