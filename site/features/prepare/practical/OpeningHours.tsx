import type { Language } from '#contract/languages.ts'
import { formatOpeningHours } from '#site/domain/calendar/format-opening-hours.ts'
import type { OpeningHours as Hours } from '#site/domain/calendar/opening-hours.ts'
import { formatMonthOfYear } from '#site/i18n/format-date.ts'
import { translator } from '#site/i18n/translate.ts'

interface Props {
  hours: Hours
  /** Whom to ask where the hours do not say. */
  ask: string
  language: Language
}

/** Hours as lines, and an empty line for `showOpening`: built pages never claim that a house is open. */
export function OpeningHours({ hours, ask, language }: Props) {
  const translate = translator(language)
  const words = {
    open: translate('practical.open'),
    closed: translate('practical.closed'),
    unknown: `${translate('practical.unknown')} ${ask}`,
  }
  const { confirmedOn } = hours
  return (
    <>
      <p className="opening-now" data-opening={JSON.stringify({ hours, words })} hidden />
      <ul>
        {formatOpeningHours(hours, language).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="tiny quiet">
        {confirmedOn
          ? translate('practical.confirmed', { month: formatMonthOfYear(confirmedOn.slice(0, 7), language) })
          : `${translate('practical.older')} ${ask}`}
      </p>
    </>
  )
}
