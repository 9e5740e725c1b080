import type { Language } from '#contract/languages.ts'
import type { Station } from '#site/content-model/station-queries.ts'
import { formatMonthOfYear } from '#site/i18n/format-date.ts'
import { type MessageKey, translator } from '#site/i18n/translate.ts'
import '#site/today/station-status.css'

type Status = Pick<Station['facts']['status'], 'value' | 'confirmedIn'>

const words: Record<Status['value'], MessageKey> = {
  available: 'entry.status.available',
  limited: 'entry.status.limited',
  maintenance: 'entry.status.maintenance',
  unknown: 'entry.status.unknown',
}

interface Props {
  status: Status
  language: Language
  /** Of the station whose points a live source may report (`show-station-status.ts`); absent in a legend. */
  station?: string
}

/** How a charger stands: live in its colour, else in plain ink the month in which it was last confirmed. */
export function StationStatus({ status: { value, confirmedIn }, language, station }: Props) {
  const translate = translator(language)
  return (
    <span className="station-status" data-status={value} data-station-status={station}>
      <i aria-hidden="true" />
      <span>
        {value === 'unknown' && confirmedIn
          ? translate('entry.status.confirmed', { month: formatMonthOfYear(confirmedIn, language) })
          : translate(words[value])}
      </span>
    </span>
  )
}
