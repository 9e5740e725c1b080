import { useState } from 'react'
import { type Language, languageKeys, languages } from '#contract/languages.ts'
import type { InLanguages } from '#desk/contract.ts'

/** The page as it will look, in each language, on a phone or wide. It loads itself anew when its file has changed. */
export function Preview({ pages }: { pages: InLanguages | undefined }) {
  const [language, setLanguage] = useState<Language>('no')
  const [isWide, setWide] = useState(false)
  const [shown, setShown] = useState('')
  if (!pages) return <p>A draft is no page yet.</p>
  return (
    <section className="preview" aria-label="The page as it will look">
      <div className="row">
        {languageKeys.map((key) => (
          <button key={key} type="button" aria-pressed={key === language} onClick={() => setLanguage(key)}>
            {languages[key].name}
          </button>
        ))}
        <button type="button" aria-pressed={isWide} onClick={() => setWide(!isWide)}>
          Wide
        </button>
        <a href={pages[language]} target="_blank" rel="noopener">
          Open
        </a>
      </div>
      <p className="help">As visitors get it, but without what is live: weather, departures, prices of today.</p>
      {shown === pages[language] ? null : <p role="status">The page is being drawn …</p>}
      <iframe
        className={isWide ? 'wide' : 'phone'}
        src={pages[language]}
        onLoad={() => setShown(pages[language])}
        title={`The page in ${languages[language].name}`}
      />
    </section>
  )
}
