import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { languageKeys, languages, mapLanguages } from '#contract/languages.ts'
import { askDesk, queries, RefusedByDesk } from '#desk/app/api.ts'
import { FieldControl } from '#desk/app/form/FieldControl.tsx'
import { goTo, Link, PageHeading } from '#desk/app/navigation.tsx'
import { Waiting } from '#desk/app/Waiting.tsx'
import type { DeskState, Fault, Json, NewForm, Path, SourceOfCall } from '#desk/contract.ts'
import { describeSource } from '#desk/engine/calls/source-of-call.ts'
import { osloDateOf } from '#site/domain/calendar/oslo-day.ts'
import { withValueAt } from '#yaml/json.ts'

type Values = Record<string, Json>

interface Typed {
  id: string
  facts: Values
  words: Record<string, Values>
}

/** A new entry with the fewest fields that make an honest page; without a kind, which kinds there are. */
export function NewPage({ kind }: { kind: string }) {
  const state = useQuery<DeskState>({ queryKey: ['state'] })
  if (kind !== '') return <NewEntryForm kind={kind} />
  if (!state.data) return <Waiting query={state} title="New" />
  return (
    <>
      <PageHeading>A new entry</PageHeading>
      <ul>
        {state.data.kinds
          .filter(({ isWritable }) => isWritable)
          .map(({ id }) => (
            <li key={id}>
              <Link href={`/desk/new/${id}`}>{id}</Link>
            </li>
          ))}
      </ul>
    </>
  )
}

/** Returns what was typed before, which this browser keeps until the entry is made. */
function readTyped(kind: string): Typed {
  const kept = localStorage.getItem(`desk-new-${kind}`)
  return kept ? (JSON.parse(kept) as Typed) : { id: '', facts: {}, words: mapLanguages(() => ({})) }
}

function NewEntryForm({ kind }: { kind: string }) {
  const query = useQuery<NewForm>({ queryKey: ['new', kind] })
  const [typed, setTyped] = useState(() => readTyped(kind))
  const [way, setWay] = useState<SourceOfCall['way']>('telephone')
  const [faults, setFaults] = useState<Fault[]>([])
  const said = describeSource({ way, day: osloDateOf(Date.now()) })
  const keep = (next: Typed) => {
    localStorage.setItem(`desk-new-${kind}`, JSON.stringify(next))
    setTyped(next)
  }
  const make = useMutation({
    mutationFn: () => askDesk<{ kind: string; id: string }>('POST', `new/${kind}`, { ...typed, said }),
    onSuccess: ({ id }) => {
      localStorage.removeItem(`desk-new-${kind}`)
      void queries.invalidateQueries()
      goTo(`/desk/${kind}/${id}`)
    },
    onError: (error) => {
      const found = error instanceof RefusedByDesk ? (error.answer as { faults?: Fault[] }).faults : undefined
      setFaults(found ?? [{ file: 'facts', path: [], message: error.message }])
    },
  })
  if (!query.data) return <Waiting query={query} title={`New: ${kind}`} />
  const { facts, words } = query.data
  const put = (values: Values, path: Path, value: Json | undefined) =>
    (withValueAt(values, path, value) ?? {}) as Values
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        make.mutate()
      }}
    >
      <PageHeading>New: {kind}</PageHeading>
      <p>
        What you leave out is unknown, and stands on the call list. What is typed here stays in this browser until the
        entry is made.
      </p>
      <section aria-label="Facts">
        <h2>Facts</h2>
        <label>
          Who says so{' '}
          <select value={way} onChange={({ target }) => setWay(target.value as SourceOfCall['way'])}>
            <option value="telephone">the house, by telephone</option>
            <option value="e-mail">the house, by e-mail</option>
            <option value="visit">I was there</option>
            <option value="website">its website</option>
          </select>
        </label>
        <div className="field">
          <label htmlFor="new-id">The end of its address, in small plain letters</label>
          <input
            id="new-id"
            type="text"
            value={typed.id}
            placeholder="stamsund-vest"
            onChange={({ target }) => keep({ ...typed, id: target.value })}
          />
        </div>
        {facts.map((field) => (
          <FieldControl
            key={field.name}
            field={field}
            path={[field.name]}
            value={typed.facts[field.name]}
            faults={faults.filter(({ file }) => file === 'facts')}
            language="en"
            said={said}
            onChange={(path, value) => keep({ ...typed, facts: put(typed.facts, path, value) })}
          />
        ))}
      </section>
      <section aria-label="Words">
        <h2>The words, three languages side by side</h2>
        {words.map((field) => (
          <div key={field.name} className="three words">
            {languageKeys.map((key) => (
              <FieldControl
                key={key}
                field={{ ...field, label: mapLanguages(() => `${field.label.en}, ${languages[key].name}`) }}
                path={[field.name]}
                value={typed.words[key]?.[field.name]}
                faults={faults.filter(({ file }) => file === key)}
                language="en"
                said={said}
                onChange={(path, value) =>
                  keep({ ...typed, words: { ...typed.words, [key]: put(typed.words[key] ?? {}, path, value) } })
                }
              />
            ))}
          </div>
        ))}
      </section>
      {faults.length > 0 ? (
        <div className="notice bad" role="alert">
          <p>Some of it is missing or wrong:</p>
          <ul>
            {faults.map(({ file, path, message }) => (
              <li key={file + path.join('.') + message}>
                {file}: {message}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <button type="submit" className="main" disabled={make.isPending}>
        Make the entry
      </button>
    </form>
  )
}
