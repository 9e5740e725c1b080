import type { Language } from '#contract/languages.ts'
import type { Station } from '#site/content/model/station-queries.ts'
import { StationStatusMark, type StationStatusWords } from '#site/features/today/parts/StationStatusMark.tsx'
import { formatMonthOfYear } from '#site/i18n/format-date.ts'
import { type MessageKey, translator } from '#site/i18n/translate.ts'

type Status = Pick<Station['facts']['status'], 'value' | 'confirmedIn'>

const words: Record<Status['value'], MessageKey> = {
  available: 'entry.status.available',
  limited: 'entry.status.limited',
  maintenance: 'entry.status.maintenance',
  unknown: 'entry.status.unknown',
}

/** Returns how a charger stands as far as the guide knows: where that is unknown, with the month in which it was last seen working. */
export function describeUsualStatus({ value, confirmedIn }: Status, language: Language): StationStatusWords {
  const translate = translator(language)
  const seen = value === 'unknown' && confirmedIn ? formatMonthOfYear(confirmedIn, language) : undefined
  return {
    status: value,
    text: translate(words[value]),
    age: seen && `· ${translate('entry.status.seen', { month: seen })}`,
  }
}

interface Props {
  status: Status
  language: Language
  /** Of the station whose points a live source may report (`live-parts.ts`); absent in a legend. */
  station?: string
}

/** How a charger stands: as far as the guide knows, and live where a source reports it. */
export function StationStatus({ status, language, station }: Props) {
  return <StationStatusMark {...describeUsualStatus(status, language)} station={station} />
}
