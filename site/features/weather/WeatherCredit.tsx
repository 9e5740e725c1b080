import type { Language } from '#contract/languages.ts'
import { translator } from '#site/i18n/translate.ts'

/** The data source, its licence and its value; in the institute’s own wording where it has one. */
export function WeatherCredit({ language }: { language: Language }) {
  const translate = translator(language)
  return (
    <p className="caption">
      {translate('weatherPage.attribution.before')}{' '}
      <a className="link" href="https://api.met.no/">
        {translate('weatherPage.attribution.name')}
      </a>
      ,{' '}
      <a className="link" href="https://api.met.no/license_data.html">
        {translate('weatherPage.attribution.licence')}
      </a>
      . {translate('weatherPage.attribution.indicative')}
    </p>
  )
}
