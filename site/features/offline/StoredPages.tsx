import { type Language, languages } from '#contract/languages.ts'
import { translator } from '#site/i18n/translate.ts'
import './StoredPages.css'

/** The pages stored in the browser, listed by `stored-pages-behaviour.ts`. */
export function StoredPages({ language }: { language: Language }) {
  const translate = translator(language)
  return (
    <div
      data-stored-pages={language}
      data-locale={languages[language].locale}
      data-read={translate('offlinePage.readAgo')}
      data-notices={translate('offlinePage.notices')}
    >
      <p data-refused hidden>
        {translate('offlinePage.refused')}
      </p>
      <p data-none>{translate('offlinePage.noPages')}</p>
    </div>
  )
}
