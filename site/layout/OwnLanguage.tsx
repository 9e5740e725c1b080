import { type Language, languageKeys, languages } from '#contract/languages.ts'
import { translator } from '#site/i18n/translate.ts'
import './OwnLanguage.css'

interface Props {
  language: Language
  /** Decoded paths of this page in every language. */
  alternates: Record<Language, string>
}

/**
 * A quiet line in each other language that offers the page in it, at the foot of the window, where nothing moves when it comes. Hidden
 * until `offerOwnLanguage` knows that the browser prefers it.
 */
export function OwnLanguage({ language, alternates }: Props) {
  return languageKeys
    .filter((key) => key !== language)
    .map((key) => (
      <aside key={key} className="own-language" lang={languages[key].tag} aria-label={languages[key].name} hidden>
        <a href={encodeURI(alternates[key])} hrefLang={languages[key].tag} data-language={key}>
          {translator(key)('layout.ownLanguage')}
        </a>
        <button type="button" className="icon-button" aria-label={translator(key)('layout.ownLanguage.hide')}>
          ×
        </button>
      </aside>
    ))
}
