import { type Language, languages } from '#contract/languages.ts'
import { weatherPlaceKeys } from '#contract/weather-places.ts'
import { pickWords, translator } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import './DownloadGuide.css'
import { offlineWords } from './offline-words.ts'

/** Downloads the guide in the language of the page, and removes it again (`download-guide-behaviour.ts`). */
export function DownloadGuide({ language }: { language: Language }) {
  const translate = translator(language)
  return (
    <div
      className="take"
      data-download-guide={language}
      data-locale={languages[language].locale}
      data-places={weatherPlaceKeys.join(' ')}
      data-words={JSON.stringify(pickWords(language, offlineWords))}
    >
      <noscript>
        <p>{translate('offlinePage.withoutScript')}</p>
      </noscript>
      <p className="take-state needs-script" data-state>
        {translate('offline.looking')}
      </p>
      <div className="take-buttons needs-script">
        <button type="button" className="btn btn-1" data-download hidden />
        <button type="button" className="btn btn-2" data-stop hidden>
          {translate('offlinePage.stop')}
        </button>
        <button type="button" className="btn btn-2" data-remove hidden>
          {translate('offlinePage.remove')}
        </button>
        <button type="button" className="btn btn-2" data-again hidden>
          {translate('offlinePage.again')}
        </button>
        <button type="button" className="btn btn-2" data-retry hidden>
          {translate('offlinePage.retry')}
        </button>
      </div>
      <progress
        className="take-progress"
        max="1"
        data-progress
        hidden
        aria-label={translate('offlinePage.progressName')}
      />
      <p className="take-status" role="status" data-status />
      <p className="small muted">
        {translate('offlinePage.what')} <a href={hrefFor('privacy', language)}>{translate('offlinePage.privacy')}</a>
      </p>
    </div>
  )
}
