import { useState } from 'react'
import { languageKeys, languages } from '#contract/languages.ts'
import type { Change, FileName, TouchedSentence } from '#desk/contract.ts'

interface Props {
  touched: readonly TouchedSentence[]
  /** The fields that may be taken away as a whole. */
  onChange: (...changes: Change[]) => void
  onSettled: (paths: string[]) => void
}

/** The sentences that an answer may have made wrong, in three languages side by side, to be mended or found right. */
export function TouchedCard({ touched, onChange, onSettled }: Props) {
  if (touched.length === 0) return null
  const doubts = touched.filter(({ path }) => path[0] === 'unconfirmed')
  return (
    <section className="touched" aria-label="Read these again">
      <h2>Does it still say the same?</h2>
      <p>These sentences speak of what you have just entered. Mend each that is wrong now, in all three languages.</p>
      {doubts.length > 0 ? (
        <button
          type="button"
          onClick={() => {
            onChange(...languageKeys.map((file): Change => ({ file, path: ['unconfirmed'] })))
            onSettled(doubts.map(({ path }) => path.join('.')))
          }}
        >
          Nothing is unconfirmed any more: take the line away
        </button>
      ) : null}
      {touched.map((sentence) => (
        <Sentence key={sentence.path.join('.')} sentence={sentence} onChange={onChange} onSettled={onSettled} />
      ))}
      <button type="button" onClick={() => onSettled(touched.map(({ path }) => path.join('.')))}>
        All of this is right
      </button>
    </section>
  )
}

function Sentence({ sentence, onChange, onSettled }: { sentence: TouchedSentence } & Omit<Props, 'touched'>) {
  const { path, label, texts } = sentence
  return (
    <fieldset className="field">
      <legend>{[label.en, ...(path[0] === 'facts' ? [String(path[1])] : [])].join(': ')}</legend>
      <div className="three">
        {languageKeys.map((language) => (
          <div key={language}>
            {(texts[language] ?? []).map((text, index) => (
              <Mend
                key={text}
                text={text}
                language={language}
                name={`${languages[language].name}${index > 0 ? ` ${index + 1}` : ''}`}
                onMend={(value) =>
                  onChange({
                    file: language as FileName,
                    path,
                    value,
                    ...(path[0] === 'body' ? { insteadOf: text } : {}),
                  })
                }
              />
            ))}
          </div>
        ))}
      </div>
      <button type="button" className="quiet" onClick={() => onSettled([path.join('.')])}>
        This is right
      </button>
    </fieldset>
  )
}

interface MendProps {
  text: string
  language: keyof typeof languages
  name: string
  onMend: (text: string) => void
}

/** A sentence to mend; written when the field is left, so that a half sentence is on no page. */
function Mend({ text, language, name, onMend }: MendProps) {
  const [now, setNow] = useState(text)
  return (
    <label lang={languages[language].tag}>
      {name}
      <textarea
        rows={Math.min(8, 2 + Math.floor(text.length / 60))}
        value={now}
        onChange={({ target }) => setNow(target.value)}
        onBlur={() => {
          if (now !== text) onMend(now)
        }}
      />
    </label>
  )
}
