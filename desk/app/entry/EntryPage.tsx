import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Language, languageKeys, languages } from '#contract/languages.ts'
import { FieldControl } from '#desk/app/form/FieldControl.tsx'
import { PageHeading } from '#desk/app/navigation.tsx'
import { NoteOfCall } from '#desk/app/pages/CallListPage.tsx'
import { Value } from '#desk/app/Value.tsx'
import { Waiting } from '#desk/app/Waiting.tsx'
import type {
  CallSource,
  Change,
  Fault,
  Field,
  FileName,
  Json,
  OpenQuestion,
  Path,
  RulesAnswer,
  SourceOfCall,
} from '#desk/contract.ts'
import { describeSource } from '#desk/engine/calls/source-of-call.ts'
import { osloDateOf } from '#site/domain/calendar/oslo-day.ts'
import { valueAt } from '#yaml/json.ts'
import { PhotoPart } from './PhotoPart.tsx'
import { Preview } from './Preview.tsx'
import { RowAnswer } from './RowAnswer.tsx'
import { TouchedCard } from './TouchedCard.tsx'
import { useEntry } from './use-entry.ts'

const today = () => osloDateOf(Date.now())

/** One entry: the call, its facts, its words side by side, its photo, and the page as it will look. */
export function EntryPage({ kind, id }: { kind: string; id: string }) {
  const state = useEntry(kind, id)
  const [language, setLanguage] = useState<Language>('no')
  const [call, setCall] = useState<SourceOfCall>({ way: 'telephone', day: today() })
  const { entry, values } = state
  if (!entry || !values) return <Waiting query={state.query} title={id} />
  const said: CallSource = describeSource(call)
  const change = (file: FileName) => (path: Path, value: Json | undefined) =>
    state.change({ file, path, ...(value === undefined ? {} : { value }) })
  const faultsOf = (file: FileName) =>
    [...entry.faults, ...(entry.draft?.faults ?? [])].filter((fault) => fault.file === file)
  const shared = { language, said }
  const broken = (Object.keys(entry.files) as FileName[]).flatMap((file) => {
    const { broken } = entry.files[file]
    return broken ? [{ file, ...broken }] : []
  })
  const fieldAt = (path: Path) => {
    let fields = entry.forms.facts
    let found = fields.find(({ name }) => name === path[0])
    for (const key of path.slice(1)) {
      fields = found?.fields ?? []
      found = fields.find(({ name }) => name === key)
    }
    return found
  }
  return (
    <div className="entry">
      <div className="forms">
        <PageHeading>{entry.name}</PageHeading>
        <p className="state" role="status">
          {state.isWaiting
            ? 'Being saved …'
            : entry.draft
              ? 'Some of it waits as a draft, on no page yet.'
              : 'Everything is saved.'}
        </p>
        {state.failure ? (
          <div className="notice bad" role="alert">
            <p>Not saved: {state.failure}</p>
            <button type="button" onClick={state.tryAgain}>
              Try again
            </button>
            <button type="button" className="quiet" onClick={state.forget}>
              Forget what was not saved
            </button>
          </div>
        ) : null}
        {broken.map(({ file, line, message, remedy, lineText }) => (
          <div key={file} className="notice bad" role="alert">
            <p>
              <strong>
                The file of {file} cannot be read: line {line}.
              </strong>{' '}
              {message}
            </p>
            <pre>{lineText}</pre>
            <p>{remedy}</p>
          </div>
        ))}
        {entry.draft && entry.draft.faults.length > 0 ? (
          <div className="notice">
            <p>Waiting, until this is mended:</p>
            <ul>
              {entry.draft.faults.map(({ file, path, message }) => (
                <li key={file + path.join('.') + message}>
                  {file}: {message}
                </li>
              ))}
            </ul>
            <button type="button" onClick={() => void state.dropDraft()}>
              Throw the draft away
            </button>
          </div>
        ) : null}
        {state.conflict ? (
          <div className="notice bad" role="alertdialog" aria-label="Two versions">
            <p>Another window has changed this since you opened it.</p>
            {state.conflict.map(({ file, path, yours, theirs }) => (
              <dl key={file + path.join('.')}>
                <dt>
                  {file}: {path.join(' › ')}
                </dt>
                <dd>
                  Yours: <Value value={yours} />
                </dd>
                <dd>
                  Theirs: <Value value={theirs} />
                </dd>
              </dl>
            ))}
            <button type="button" onClick={() => void state.resolve(true)}>
              Take mine
            </button>
            <button type="button" onClick={() => void state.resolve(false)}>
              Take theirs
            </button>
          </div>
        ) : null}
        <section className="call-card" aria-label="Who says so, and when">
          <h2>Who says so</h2>
          {entry.house ? (
            <>
              <p>
                {entry.house.phone ? (
                  <a href={`tel:${entry.house.phone.replaceAll(' ', '')}`}>{entry.house.phone}</a>
                ) : (
                  'No number is known.'
                )}{' '}
                {entry.house.website ? (
                  <a href={entry.house.website} target="_blank" rel="noopener noreferrer">
                    {entry.house.website}
                  </a>
                ) : null}
              </p>
              <NoteOfCall house={entry.house} />
            </>
          ) : null}
          <div className="row">
            <label>
              How{' '}
              <select
                value={call.way}
                onChange={({ target }) => setCall({ ...call, way: target.value as SourceOfCall['way'] })}
              >
                <option value="telephone">by telephone</option>
                <option value="e-mail">by e-mail</option>
                <option value="visit">on a visit</option>
                <option value="website">on its website</option>
              </select>
            </label>
            <label>
              Day{' '}
              <input
                type="date"
                value={call.day}
                max={today()}
                onChange={({ target }) => target.value && setCall({ ...call, day: target.value })}
              />
            </label>
            <label>
              Questions in{' '}
              <select value={language} onChange={({ target }) => setLanguage(target.value as Language)}>
                {languageKeys.map((key) => (
                  <option key={key} value={key}>
                    {languages[key].name}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <p className="help">Every answer from now on says: “{said.source.en}”.</p>
        </section>
        <Questions
          open={entry.house?.questions ?? []}
          values={values}
          onChange={state.change}
          {...{ fieldAt, shared, faults: faultsOf('facts') }}
        />
        <TouchedCard touched={state.touched} onChange={state.change} onSettled={state.settle} />
        <details open={entry.house === undefined}>
          <summary>
            <h2>All facts</h2>
          </summary>
          {entry.forms.facts.map((field) => (
            <FieldControl
              key={field.name}
              field={field}
              path={[field.name]}
              value={values.facts?.[field.name]}
              faults={faultsOf('facts')}
              onChange={change('facts')}
              {...shared}
            />
          ))}
        </details>
        <details>
          <summary>
            <h2>The words, three languages side by side</h2>
          </summary>
          {entry.forms.words.map((field) => (
            <div key={field.name} className="three words">
              {languageKeys.map((key) => (
                <div key={key} lang={languages[key].tag}>
                  <FieldControl
                    field={{
                      ...field,
                      label: { ...field.label, [language]: `${field.label.en}, ${languages[key].name}` },
                    }}
                    path={[field.name]}
                    value={values[key]?.[field.name]}
                    faults={faultsOf(key)}
                    onChange={change(key)}
                    {...shared}
                  />
                </div>
              ))}
            </div>
          ))}
        </details>
        <details>
          <summary>
            <h2>The photo</h2>
          </summary>
          <PhotoPart entry={entry} onPut={state.putPhoto} onRemove={state.removePhoto}>
            {entry.forms.photo.map((field) => (
              <FieldControl
                key={field.name}
                field={field}
                path={[field.name]}
                value={values.photo?.[field.name]}
                faults={faultsOf('photo')}
                onChange={change('photo')}
                {...shared}
              />
            ))}
          </PhotoPart>
        </details>
        <Rules kind={kind} id={id} />
      </div>
      <Preview pages={entry.pages} />
    </div>
  )
}

interface AnswerProps {
  question: OpenQuestion
  values: Record<FileName, Record<string, Json> | undefined>
  fieldAt: (path: Path) => Field | undefined
  shared: { language: Language; said: CallSource }
  faults: Fault[]
  onChange: (...changes: Change[]) => void
}

/** The questions that were open when the page was opened; an answered one stays where it is, so that nobody loses it while typing. */
function Questions({ open, ...others }: Omit<AnswerProps, 'question'> & { open: OpenQuestion[] }) {
  const [asked] = useState(open)
  if (asked.length === 0) return null
  return (
    <section aria-label="Open questions">
      <h2>Still to ask: {open.length}</h2>
      {asked.map((question) => (
        <Answer key={question.path.join('.') + (question.row?.id ?? '')} question={question} {...others} />
      ))}
    </section>
  )
}

/** One open question, with the control that takes its answer. */
function Answer({ question, values, fieldAt, shared, faults, onChange }: AnswerProps) {
  if (question.row)
    return (
      <RowAnswer
        question={question}
        rows={values.facts?.facts}
        said={shared.said}
        language={shared.language}
        onChange={onChange}
      />
    )
  const field = fieldAt(question.path)
  if (!field) return null
  return (
    <>
      <FieldControl
        field={field}
        path={question.path}
        value={valueAt(values.facts, question.path)}
        faults={faults}
        onChange={(path, value) => onChange({ file: 'facts', path, ...(value === undefined ? {} : { value }) })}
        {...shared}
      />
      {question.heard ? <p className="help">A register says: {question.heard}</p> : null}
    </>
  )
}

/** What the rules of the whole guide say of this entry, asked for when it is wanted, since it takes a while. */
function Rules({ kind, id }: { kind: string; id: string }) {
  const query = useQuery<RulesAnswer>({ queryKey: ['rules', kind, id], enabled: false })
  return (
    <section aria-label="The rules of the guide">
      <button type="button" onClick={() => void query.refetch()} disabled={query.isFetching}>
        {query.isFetching ? 'Checking …' : 'Check against all rules of the guide'}
      </button>
      {query.error ? <p role="alert">{query.error.message}</p> : null}
      {query.data ? (
        <ul role="status">
          {query.data.faults.length === 0 ? <li>Nothing to mend.</li> : null}
          {query.data.faults.map(({ file, line, message }) => (
            <li key={file + message}>
              {file}
              {line ? `, line ${line}` : ''}: {message}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
