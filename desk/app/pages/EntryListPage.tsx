import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, PageHeading } from '#desk/app/navigation.tsx'
import { Waiting } from '#desk/app/Waiting.tsx'
import type { DeskState } from '#desk/contract.ts'

/** Every entry by kind, with a field that narrows the list. */
export function EntryListPage() {
  const query = useQuery<DeskState>({ queryKey: ['state'] })
  const [words, setWords] = useState('')
  if (!query.data) return <Waiting query={query} title="Entries" />
  const found = query.data.kinds
    .map((kind) => ({
      ...kind,
      entries: kind.entries.filter(({ id, name }) => `${name} ${id}`.toLowerCase().includes(words.toLowerCase())),
    }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <>
      <PageHeading>Entries</PageHeading>
      <label className="row main-row">
        Find <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      </label>
      {found.length === 0 ? <p role="status">No entry is called that.</p> : null}
      {found.map(({ id: kind, entries }) => (
        <section key={kind}>
          <h2>{kind}</h2>
          <ul className="columns">
            {entries.map(({ id, name, hasDraft, isBroken }) => (
              <li key={id}>
                <Link href={`/desk/${kind}/${id}`}>{name}</Link>
                {hasDraft ? <em className="mark"> draft</em> : null}
                {isBroken ? <em className="mark bad"> broken file</em> : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
