import type { TripsCopy } from '#site/editorial/pages/trips-copy.ts'
import type { Trip } from '#site/editorial/trip-queries.ts'
import type { Language } from '#site/i18n/languages.ts'
import { sayDate } from '#site/i18n/say-date.ts'
import { translator } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { NumberedSources } from '#site/ui/NumberedSources.tsx'
import { collectTripSources } from './trip-sources.ts'

interface Props {
  trip: Trip
  copy: TripsCopy
  language: Language
}

/** Where the figures of a trip come from, numbered, when somebody compared them, and where to say that one is wrong. */
export function TripSources({ trip, copy, language }: Props) {
  const translate = translator(language)
  const { sources, from, to } = collectTripSources(trip, copy, language)
  const days = { from: sayDate(from, language), to: sayDate(to, language) }
  return (
    <>
      <p className="sources-checked">
        <b>{from === to ? translate('entry.checked', { date: days.from }) : translate('entry.checkedBetween', days)}</b>
      </p>
      <NumberedSources
        sources={[...sources.map(({ name, uses }) => ({ name, uses: uses.join(', ') })), { name: copy.sources.chart }]}
      />
      <p className="sources-report">
        <a className="link" href={hrefFor('contact', language)}>
          {translate('entry.reportError')}
        </a>
      </p>
    </>
  )
}
