import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { askDesk, queries } from '#desk/app/api.ts'
import { Link, PageHeading } from '#desk/app/navigation.tsx'
import { Value } from '#desk/app/Value.tsx'
import { Waiting } from '#desk/app/Waiting.tsx'
import type { Proposal, ProposalAnswer, ProposalList } from '#desk/contract.ts'

/** What registers say: each accepted, refused, or put on the list of what to ask. */
export function ProposalsPage() {
  const query = useQuery<ProposalList>({ queryKey: ['proposals'] })
  const [register, setRegister] = useState('')
  if (!query.data) return <Waiting query={query} title="Proposals" />
  const { proposals, broken } = query.data
  const registers = [...new Set(proposals.map(({ service }) => service))]
  const shown = proposals.filter(({ service }) => register === '' || service === register)
  const open = shown.filter(({ state }) => state === 'open')
  const asked = shown.filter(({ state }) => state === 'ask')
  return (
    <>
      <PageHeading>Proposals</PageHeading>
      <p className="lead">
        {open.length === 0
          ? 'Nothing waits for an answer. `npm run update` asks the registers.'
          : `${open.length} wait for your answer. Nothing is on a page before you accept it.`}
      </p>
      <label className="row main-row">
        From
        <select value={register} onChange={({ target }) => setRegister(target.value)}>
          <option value="">all registers</option>
          {registers.map((each) => (
            <option key={each} value={each}>
              {registerNames[each] ?? each}
            </option>
          ))}
        </select>
      </label>
      {broken.map((message) => (
        <p key={message} className="notice bad">
          {message}
        </p>
      ))}
      <ByEntry proposals={open} />
      {asked.length > 0 ? (
        <details>
          <summary>
            <h2>On the call list: {asked.length}</h2>
          </summary>
          <ByEntry proposals={asked} />
        </details>
      ) : null}
    </>
  )
}

const registerNames: Record<string, string> = {
  osm: 'OpenStreetMap',
  brreg: 'Brønnøysund register',
  smilefjes: 'Food authority',
  trails: 'Kartverket, paths',
  heights: 'Kartverket, heights',
  horizon: 'Kartverket, horizons',
  photos: 'Wikimedia Commons',
  months: 'Statistics Norway',
}

function ByEntry({ proposals }: { proposals: Proposal[] }) {
  const entries = [...Map.groupBy(proposals, ({ kind, entry }) => `${kind}/${entry}`)]
  return entries.map(([key, each]) => (
    <section key={key} aria-label={each[0]?.name}>
      <h2>{each[0]?.hasEntry ? <Link href={`/desk/${key}`}>{each[0].name}</Link> : each[0]?.name}</h2>
      {each.map((proposal) => (
        <Card key={proposal.id} proposal={proposal} />
      ))}
    </section>
  ))
}

const answers = { accept: 'Accept', refuse: 'Refuse', ask: 'Ask the house' } as const

const needNames: Record<string, string> = {
  alt_no: 'What the picture shows, in Norwegian',
  alt_en: 'What the picture shows, in English',
  alt_de: 'What the picture shows, in German',
}

function Card({ proposal }: { proposal: Proposal }) {
  const { id, name, path, old, new: value, source, day, licence, address, match, remarks, state } = proposal
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
    <div className="proposal">
      <h3>{field}</h3>
      {proposal.hasPicture ? <img src={`/desk/api/proposals/${id}/picture`} alt="" /> : null}
      <dl>
        <dt>Now</dt>
        <dd>
          <Value value={old} />
        </dd>
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
              <span className="hidden">
                : {name}, {field}
              </span>
            </button>
          ))}
      </div>
    </div>
  )
}
