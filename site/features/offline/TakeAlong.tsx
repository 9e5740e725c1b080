import { weatherPlaceKeys } from '#contract/weather.ts'
import { type Language, languages } from '#site/i18n/languages.ts'
import { pickWords, translator } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { offlineWordKeys } from './offline-words.ts'
import './TakeAlong.css'

/**
 * Takes the guide along in the language of the page, and removes all of it again; take-along-behaviour.ts brings it to life. The
 * size stands on the button as soon as it is known, and nothing is asked.
 */
export function TakeAlong({ language }: { language: Language }) {
  const translate = translator(language)
  return (
    <div
      className="take"
      data-take-along={language}
      data-locale={languages[language].locale}
      data-places={weatherPlaceKeys.join(' ')}
      data-words={JSON.stringify(pickWords(language, offlineWordKeys))}
    >
      <noscript>
        <p>{translate('offline.withoutScript')}</p>
      </noscript>
      <p className="take-state needs-script" data-state>
        {translate('offline.looking')}
      </p>
      <div className="take-buttons needs-script">
        <button type="button" className="btn btn-1" data-take hidden />
        <button type="button" className="btn btn-2" data-stop hidden>
          {translate('offline.stop')}
        </button>
        <button type="button" className="btn btn-2" data-remove hidden>
          {translate('offline.remove')}
        </button>
        <button type="button" className="btn btn-2" data-again hidden>
          {translate('offline.again')}
        </button>
      </div>
      <progress className="take-progress" max="1" data-progress hidden aria-label={translate('offline.progressName')} />
      <p className="take-status" role="status" data-status />
      <p className="small muted">
        {translate('offline.what')} <a href={hrefFor('privacy', language)}>{translate('offline.privacy')}</a>
      </p>
    </div>
  )
}
