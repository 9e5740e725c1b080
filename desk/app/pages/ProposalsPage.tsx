import { useMutation, useQuery } from '@tanstack/react-query'
import { toast } from 'sonner'
import { askDesk, queries } from '#desk/app/api.ts'
import { Link } from '#desk/app/navigation.tsx'
import { Waiting } from '#desk/app/Waiting.tsx'
import type { ProposalAnswer, ProposalList } from '#desk/contract.ts'

/** What importers found: each accepted, refused, or put on the list of what to ask. */
export function ProposalsPage() {
  const query = useQuery<ProposalList>({ queryKey: ['proposals'] })
  const answer = useMutation({
    mutationFn: ({ id, given }: { id: string; given: ProposalAnswer['answer'] }) =>
      askDesk<ProposalList>('POST', `proposals/${id}`, { answer: given }),
    onSuccess: () => queries.invalidateQueries(),
    onError: (error) => toast.error(error.message, { duration: 20_000 }),
  })
  if (!query.data) return <Waiting query={query} title="Proposals" />
  const open = query.data.proposals.filter(({ state }) => state === 'open')
  return (
    <>
      <h1 tabIndex={-1}>Proposals</h1>
      {open.length === 0 ? <p>Nothing waits for an answer.</p> : null}
      {open.map((proposal) => (
        <section key={proposal.id} aria-label={`${proposal.name}, ${proposal.path.join(', ')}`}>
          <h2>
            <Link href={`/desk/${proposal.kind}/${proposal.entry}`}>{proposal.name}</Link>: {proposal.path.join(' › ')}
          </h2>
          <dl>
            <dt>Now</dt>
            <dd>{proposal.old === undefined ? 'nothing' : JSON.stringify(proposal.old)}</dd>
            <dt>Proposed</dt>
            <dd>{JSON.stringify(proposal.new)}</dd>
            <dt>Who says so</dt>
            <dd>
              {typeof proposal.source === 'string' ? proposal.source : proposal.source.en}, {proposal.day}{' '}
              {proposal.address ? (
                <a href={proposal.address} target="_blank" rel="noopener noreferrer">
                  look
                </a>
              ) : null}
            </dd>
          </dl>
          <div className="row">
            {(['accept', 'refuse', 'ask'] as const).map((given) => (
              <button key={given} type="button" onClick={() => answer.mutate({ id: proposal.id, given })}>
                {{ accept: 'Accept', refuse: 'Refuse', ask: 'Ask the house' }[given]}
              </button>
            ))}
          </div>
        </section>
      ))}
    </>
  )
}
