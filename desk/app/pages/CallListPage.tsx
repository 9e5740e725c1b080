import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Language, languageKeys, languages } from '#contract/languages.ts'
import { askDesk, queries } from '#desk/app/api.ts'
import { Link, PageHeading } from '#desk/app/navigation.tsx'
import { Waiting } from '#desk/app/Waiting.tsx'
import type { AskedByReaders, CallList, CallNote, House } from '#desk/contract.ts'
import { osloDateOf } from '#site/domain/calendar/oslo-day.ts'

const states: Record<CallNote['state'], string> = {
  open: 'To ring',
  'no answer': 'No answer',
  'ring again': 'Ring again',
  done: 'Done',
}

/** The houses by village, with what to ask each. */
export function CallListPage() {
  const query = useQuery<CallList>({ queryKey: ['calls'] })
  const [language, setLanguage] = useState<Language>('no')
  const [shown, setShown] = useState('')
  const list = query.data
  if (!list) return <Waiting query={query} title="Whom to ring" />
  const wanted = (house: House) => shown === '' || house.note.state === shown
  return (
    <>
      <PageHeading>Whom to ring</PageHeading>
      <p className="lead">
        {list.questions} questions to {list.houses} houses; the number of {list.withoutPhone} is still to be found.
      </p>
      <div className="row main-row no-print">
        <label>
          Questions in{' '}
          <select value={language} onChange={(event) => setLanguage(event.target.value as Language)}>
            {languageKeys.map((key) => (
              <option key={key} value={key}>
                {languages[key].name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Show{' '}
          <select value={shown} onChange={(event) => setShown(event.target.value)}>
            <option value="">all houses</option>
            {Object.entries(states).map(([state, name]) => (
              <option key={state} value={state}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => print()}>
          Print
        </button>
      </div>
      {list.villages.map(({ name, houses }) =>
        houses.some(wanted) ? (
          <section key={name} className="village">
            <h2>{name}</h2>
            {houses.filter(wanted).map((house) => (
              <Call key={`${house.kind}/${house.id}`} house={house} language={language} />
            ))}
          </section>
        ) : null,
      )}
      {list.others.length > 0 && shown === '' ? (
        <section className="village">
          <h2>Others to ask</h2>
          {list.others.map(({ name, asked, ...ways }) => (
            <article key={name} className="call">
              <h3>{name}</h3>
              <p>
                <WaysToReach {...ways} />
              </p>
              <Asked asked={asked} language={language} />
            </article>
          ))}
        </section>
      ) : null}
    </>
  )
}

function Call({ house, language }: { house: House; language: Language }) {
  const { kind, id, name, phone, website, questions, asked, old, note } = house
  return (
    <article className="call" data-state={note.state}>
      <h3>
        <Link href={`/desk/${kind}/${id}`}>{name}</Link>
      </h3>
      <p>
        <WaysToReach phone={phone} website={website} />
        {note.state === 'open' ? null : ` · ${states[note.state]}${note.ringAgainOn ? ` on ${note.ringAgainOn}` : ''}`}
      </p>
      <NoteOfCall house={house} />
      <details>
        <summary>
          {questions.length + asked.length} questions{old.length > 0 ? `, ${old.length} old facts` : ''}
        </summary>
        <ul lang={languages[language].tag}>
          {questions.map(({ path, ask, row, heard }) => (
            <li key={path.join('.') + (row?.id ?? '')}>
              {ask[language]}
              {heard ? <span className="help">A register says: {heard}</span> : null}
            </li>
          ))}
        </ul>
        <Asked asked={asked} language={language} />
        {old.length > 0 ? (
          <ul>
            {old.map(({ field, checkedOn }) => (
              <li key={field}>
                {field}: looked up on {checkedOn}
              </li>
            ))}
          </ul>
        ) : null}
      </details>
    </article>
  )
}

function WaysToReach({ phone, website }: Pick<House, 'phone' | 'website'>) {
  return (
    <>
      {phone ? <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a> : <strong>Find the number</strong>}
      {website ? (
        <>
          {' · '}
          <a href={website} target="_blank" rel="noopener noreferrer">
            {new URL(website).host}
          </a>
        </>
      ) : null}
    </>
  )
}

/** What readers asked; a question goes once its answer stands in the guide. */
function Asked({ asked, language }: { asked: readonly AskedByReaders[]; language: Language }) {
  const remove = useMutation({
    mutationFn: (id: string) => askDesk<CallList>('DELETE', `asked/${id}`),
    onSuccess: () => queries.invalidateQueries(),
  })
  if (asked.length === 0) return null
  return (
    <ul>
      {asked.map(({ id, about, ask }) => (
        <li key={id}>
          <span lang={languages[language].tag}>{ask[language]}</span>
          <span className="help">
            A reader of {about.startsWith('page/') ? about : <Link href={`/desk/${about}`}>{about}</Link>} asked.{' '}
            <button
              type="button"
              className="no-print"
              disabled={remove.isPending}
              aria-label={`Answered: ${ask[language]}`}
              onClick={() => remove.mutate(id)}
            >
              Answered
            </button>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What came of the last call: kept on this machine, never published. */
export function NoteOfCall({ house: { kind, id, name, note } }: { house: House }) {
  const save = useMutation({
    mutationFn: (changed: CallNote) => askDesk<CallNote>('PUT', `calls/${kind}/${id}`, changed),
    onSuccess: () => queries.invalidateQueries(),
  })
  const today = osloDateOf(Date.now())
  return (
    <fieldset className="row no-print" aria-label={`The call to ${name}`}>
      <label>
        Call{' '}
        <select
          value={note.state}
          onChange={({ target }) => {
            const state = target.value as CallNote['state']
            const { ringAgainOn: _, ...rest } = note
            save.mutate({
              ...rest,
              state,
              ...(state === 'open' ? {} : { rangOn: today }),
              ...(state === 'ring again' ? { ringAgainOn: today } : {}),
            })
          }}
        >
          {Object.entries(states).map(([state, words]) => (
            <option key={state} value={state}>
              {words}
            </option>
          ))}
        </select>
      </label>
      {note.state === 'ring again' ? (
        <label>
          on{' '}
          <input
            type="date"
            value={note.ringAgainOn ?? ''}
            onChange={({ target }) => target.value && save.mutate({ ...note, ringAgainOn: target.value })}
          />
        </label>
      ) : null}
      {note.state === 'open' && !note.spokeTo ? null : (
        <label>
          Spoke to{' '}
          <input
            type="text"
            defaultValue={note.spokeTo ?? ''}
            maxLength={200}
            onBlur={({ target }) =>
              target.value !== (note.spokeTo ?? '') && save.mutate({ ...note, spokeTo: target.value })
            }
          />
        </label>
      )}
    </fieldset>
  )
}
