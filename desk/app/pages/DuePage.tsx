import { useQuery } from '@tanstack/react-query'
import { Link } from '#desk/app/navigation.tsx'
import { Waiting } from '#desk/app/Waiting.tsx'
import type { DueList } from '#desk/contract.ts'

/** What needs the owner, section by section. */
export function DuePage() {
  const query = useQuery<DueList>({ queryKey: ['due'] })
  if (!query.data) return <Waiting query={query} title="What is due" />
  return (
    <>
      <h1 tabIndex={-1}>What is due</h1>
      {query.data.sections.map(({ title, state, items }) => (
        <section key={title}>
          <h2>
            {title}: {state === 'well' ? 'none' : items.length}
          </h2>
          <ul>
            {items.map(({ text, entry, address }) => (
              <li key={text}>
                {entry ? <Link href={`/desk/${entry.kind}/${entry.id}`}>{text}</Link> : null}
                {address ? (
                  <a href={address} target="_blank" rel="noopener noreferrer">
                    {text}
                  </a>
                ) : null}
                {entry || address ? null : text}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
