import type { Language } from '#contract/languages.ts'
import { translator } from '#site/i18n/translate.ts'

/** Whose data the forecast is, under which licence, and what it is worth. The wording is the institute's own where it has one. */
export function WeatherCredit({ language }: { language: Language }) {
  const translate = translator(language)
  return (
    <p className="cap">
      {translate('weather.attribution.before')}{' '}
      <a className="link" href="https://api.met.no/">
        {translate('weather.attribution.name')}
      </a>
      ,{' '}
      <a className="link" href="https://api.met.no/license_data.html">
        {translate('weather.attribution.licence')}
      </a>
      . {translate('weather.attribution.indicative')}
    </p>
  )
}
