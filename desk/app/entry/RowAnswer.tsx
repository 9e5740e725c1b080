import { useState } from 'react'
import { type Language, languageKeys, languages, mapLanguages } from '#contract/languages.ts'
import type { CallSource, Change, Json, OpenQuestion } from '#desk/contract.ts'
import { valueAt } from '#yaml/json.ts'

interface Props {
  question: OpenQuestion
  /** The rows of the table that are there. */
  rows: Json | undefined
  said: CallSource
  language: Language
  onChange: (...changes: Change[]) => void
}

/** A question whose answer is a new row of the table: written once it stands in every language. */
export function RowAnswer({ question: { ask, row }, rows, said, language, onChange }: Props) {
  const [words, setWords] = useState(() => mapLanguages(() => ''))
  if (!row) return null
  const isThere = Array.isArray(rows) && rows.some((each) => valueAt(each, ['id']) === row.id)
  if (isThere) return <p role="status">{row.name[language]}: in the table now.</p>
  const isWhole = languageKeys.every((key) => words[key].trim() !== '')
  const add = () => {
    const place = Array.isArray(rows) ? rows.length : 0
    onChange(
      { file: 'facts', path: ['facts', place], value: { id: row.id, source: said.source, checkedOn: said.checkedOn } },
      ...languageKeys.map(
        (file): Change => ({
          file,
          path: ['facts', row.id],
          value: { name: row.name[file], value: words[file].trim() },
        }),
      ),
    )
  }
  return (
    <fieldset className="field">
      <legend lang={languages[language].tag}>{ask[language]}</legend>
      <div className="three">
        {languageKeys.map((key) => (
          <label key={key} lang={languages[key].tag}>
            {languages[key].name}: {row.name[key]}
            <input
              type="text"
              value={words[key]}
              onChange={({ target }) => setWords({ ...words, [key]: target.value })}
            />
          </label>
        ))}
      </div>
      <button type="button" disabled={!isWhole} onClick={add}>
        Put it into the table
      </button>
    </fieldset>
  )
}
