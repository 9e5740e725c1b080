import type { HouseEntry } from '#site/editorial/entries.ts'
import type { Language } from '#site/i18n/languages.ts'
import { sayDate } from '#site/i18n/say-date.ts'
import { translator } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { NumberedSources } from '#site/ui/NumberedSources.tsx'
import { collectSources } from './collect-sources.ts'

/** Where the page's facts come from, numbered, when somebody compared them, and where to say that one is wrong. */
export function EntrySources({ entry, language }: { entry: HouseEntry; language: Language }) {
  const translate = translator(language)
  const { sources, from, to } = collectSources(entry, language)
  const days = { from: sayDate(from, language), to: sayDate(to, language) }
  return (
    <>
      <p className="sources-checked">
        <b>{from === to ? translate('entry.checked', { date: days.from }) : translate('entry.checkedBetween', days)}</b>
      </p>
      <NumberedSources
        sources={[
          ...sources.map(({ name, uses }) => ({ name, uses: uses.join(', ') })),
          { name: translate('entry.source.computed') },
        ]}
      />
      <p className="sources-report">
        <a className="link" href={hrefFor('contact', language)}>
          {translate('entry.reportError')}
        </a>
      </p>
    </>
  )
}
