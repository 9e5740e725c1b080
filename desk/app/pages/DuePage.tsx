import { useQuery } from '@tanstack/react-query'
import { Link, PageHeading } from '#desk/app/navigation.tsx'
import { Waiting } from '#desk/app/Waiting.tsx'
import type { DueList } from '#desk/contract.ts'

/** What needs the owner, section by section. */
export function DuePage() {
  const query = useQuery<DueList>({ queryKey: ['due'] })
  if (!query.data) return <Waiting query={query} title="What is due" />
  const { sections } = query.data
  const well = sections.filter(({ state }) => state === 'well').map(({ title }) => title)
  return (
    <>
      <PageHeading>What is due</PageHeading>
      {well.length > 0 ? <p className="lead">Nothing to do: {well.join('; ').toLowerCase()}.</p> : null}
      {sections.map(({ title, state, items }) =>
        state === 'well' ? null : (
          <section key={title}>
            <h2>
              {title}: {items.length}
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
        ),
      )}
    </>
  )
}
