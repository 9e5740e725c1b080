import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { askDesk, queries } from '#desk/app/api.ts'
import { Link } from '#desk/app/navigation.tsx'
import { Waiting } from '#desk/app/Waiting.tsx'
import type { Json, Proposal, ProposalAnswer, ProposalList } from '#desk/contract.ts'

/** What registers say: each accepted, refused, or put on the list of what to ask. */
export function ProposalsPage() {
  const query = useQuery<ProposalList>({ queryKey: ['proposals'] })
  if (!query.data) return <Waiting query={query} title="Proposals" />
  const { proposals, broken } = query.data
  const open = proposals.filter(({ state }) => state === 'open')
  const asked = proposals.filter(({ state }) => state === 'ask')
  return (
    <>
      <h1 tabIndex={-1}>Proposals</h1>
      <p className="lead">
        {open.length === 0
          ? 'Nothing waits for an answer. `npm run update` asks the registers.'
          : `${open.length} wait for your answer. Nothing is on a page before you accept it.`}
      </p>
      {broken.map((message) => (
        <p key={message} className="notice bad">
          {message}
        </p>
      ))}
      {open.map((proposal) => (
        <Card key={proposal.id} proposal={proposal} />
      ))}
      {asked.length > 0 ? (
        <details>
          <summary>
            <h2>On the call list: {asked.length}</h2>
          </summary>
          {asked.map((proposal) => (
            <Card key={proposal.id} proposal={proposal} />
          ))}
        </details>
      ) : null}
    </>
  )
}

const answers = { accept: 'Accept', refuse: 'Refuse', ask: 'Ask the house' } as const

const needNames: Record<string, string> = {
  alt_no: 'What the picture shows, in Norwegian',
  alt_en: 'What the picture shows, in English',
  alt_de: 'What the picture shows, in German',
}

function Card({ proposal }: { proposal: Proposal }) {
  const {
    id,
    kind,
    entry,
    name,
    path,
    old,
    new: value,
    source,
    day,
    licence,
    address,
    match,
    remarks,
    state,
  } = proposal
  const [given, setGiven] = useState<Record<string, string>>({})
  const answer = useMutation({
    mutationFn: (body: ProposalAnswer) => askDesk<ProposalList>('POST', `proposals/${id}`, body),
    onSuccess: (list) => {
      queries.setQueryData(['proposals'], list)
      void queries.invalidateQueries()
    },
    onError: (error) => toast.error(error.message, { duration: 20_000 }),
  })
  const field = path.join(' › ')
  return (
    <section aria-label={`${name}, ${field}`}>
      <h2>
        {proposal.hasEntry ? <Link href={`/desk/${kind}/${entry}`}>{name}</Link> : name}: {field}
      </h2>
      <dl>
        <dt>Now</dt>
        <dd>{old === undefined ? 'nothing' : <Value value={old} />}</dd>
        <dt>Proposed</dt>
        <dd>
          <Value value={value} />
        </dd>
        <dt>Who says so</dt>
        <dd>
          {typeof source === 'string' ? source : source.en}; {licence}; fetched {day}.{' '}
          {address ? (
            <a href={address} target="_blank" rel="noopener noreferrer">
              Look there
            </a>
          ) : null}
        </dd>
        {match ? (
          <>
            <dt>Why it is this one</dt>
            <dd>
              It is called “{match.name}” there{match.metres === undefined ? '' : `, ${match.metres} m away`};{' '}
              {Math.round(match.likeness * 100)} % alike, by {match.why}.
            </dd>
          </>
        ) : null}
      </dl>
      {remarks.map((remark) => (
        <p key={remark} className="help">
          {remark}
        </p>
      ))}
      {(proposal.needs ?? []).map((need) => (
        <label key={need} className="field">
          {needNames[need] ?? need}
          <input
            type="text"
            required
            maxLength={400}
            value={given[need] ?? ''}
            onChange={({ target }) => setGiven({ ...given, [need]: target.value })}
          />
        </label>
      ))}
      <div className="row">
        {(['accept', 'refuse', 'ask'] as const)
          .filter((each) => each !== 'ask' || (state === 'open' && proposal.hasEntry))
          .map((each) => (
            <button
              key={each}
              type="button"
              className={each === 'accept' ? 'main' : undefined}
              disabled={answer.isPending}
              onClick={() => answer.mutate({ answer: each, given })}
            >
              {answers[each]}
            </button>
          ))}
      </div>
    </section>
  )
}

/** A value as a person reads it: a map as its fields, one a line. */
function Value({ value }: { value: Json }) {
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join(', ')
  if (typeof value !== 'object' || value === null) return String(value)
  const fields = Object.entries(value)
  return (
    <ul className="value">
      {fields.map(([name, inner]) => (
        <li key={name}>
          {Array.isArray(value) ? '' : `${name}: `}
          <Value value={inner} />
        </li>
      ))}
    </ul>
  )
}
