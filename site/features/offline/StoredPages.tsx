import { type Language, languages } from '#site/i18n/languages.ts'
import { translator } from '#site/i18n/translate.ts'
import './StoredPages.css'

/** The pages that lie in the browser; stored-pages-behaviour.ts lists them. */
export function StoredPages({ language }: { language: Language }) {
  const translate = translator(language)
  return (
    <div data-stored-pages={language} data-locale={languages[language].locale} data-read={translate('offline.readAgo')}>
      <p data-none>{translate('offline.noPages')}</p>
    </div>
  )
}
