import { type Language, languageKeys, languages } from '#contract/languages.ts'
import './LanguageSwitch.css'

interface Props {
  language: Language
  /** Decoded paths of this page in every language. */
  alternates: Record<Language, string>
  /** Of the navigation in the header; absent in the footer, where the names stand in full. */
  label?: string
}

/** Links to the same page in the other languages. `keep-address-state.ts` adds query and hash. */
export function LanguageSwitch({ language, alternates, label }: Props) {
  const Tag = label ? 'nav' : 'div'
  return (
    <Tag className="lang" aria-label={label}>
      {languageKeys.map((key) => (
        <a
          key={key}
          href={encodeURI(alternates[key])}
          lang={languages[key].tag}
          hrefLang={languages[key].tag}
          // Begins with the visible text, for speech input (WCAG 2.5.3).
          aria-label={label && `${key.toUpperCase()} – ${languages[key].name}`}
          aria-current={key === language ? 'true' : undefined}
          data-language={key}
        >
          {label ? key.toUpperCase() : languages[key].name}
        </a>
      ))}
    </Tag>
  )
}
