import { answerProposal, NotAcceptable, type Places } from './accept.ts'
import type { Proposal, ProposalStore } from './proposals.ts'
import { describeValue } from './run-services.ts'

export interface Terminal {
  ask: (question: string) => Promise<string>
  say: (line: string) => void
}

/** Asks a person about each open proposal: accept, refuse, leave it, or stop. Every answer is kept at once. */
export async function reviewProposals(store: ProposalStore, places: Places, { ask, say }: Terminal): Promise<void> {
  const open = store.list().filter(({ state }) => state === 'open' || state === 'ask')
  if (open.length === 0) say('Nothing is proposed. `npm run update` asks the registers.')
  for (const [index, proposal] of open.entries()) {
    say(`\n${index + 1} of ${open.length}\n${describeProposal(proposal)}`)
    const answer = (await ask('accept (a), refuse (r), leave it (Enter), stop (q): ')).trim().toLowerCase()
    if (answer === 'q') return
    if (answer === 'r') answerProposal(store, proposal.id, 'refuse', places)
    if (answer !== 'a') continue
    const given: Record<string, string> = {}
    for (const need of proposal.needs ?? []) given[need] = await ask(`${need}: `)
    try {
      const { writes } = answerProposal(store, proposal.id, 'accept', places, given)
      say(`Written: ${writes.map(({ file }) => `content/${file}`).join(', ')}`)
    } catch (error) {
      if (!(error instanceof NotAcceptable)) throw error
      say(`Not accepted. ${error.message}`)
    }
  }
}

/** Returns what a person must know to answer, on a few lines. */
export function describeProposal(proposal: Proposal): string {
  const { kind, entry, name, path, match, source, licence, day, address, remarks } = proposal
  return [
    `${name} (${kind}/${entry}), ${path.join('.')}`,
    `  now:  ${describeValue(proposal.old)}`,
    `  new:  ${describeValue(proposal.new)}`,
    `  from: ${typeof source === 'string' ? source : source.en}; ${licence}; fetched ${day}`,
    ...(match
      ? [
          `  match: «${match.name}»${match.metres === undefined ? '' : `, ${match.metres} m away`}, likeness ${Math.round(match.likeness * 100)} %, by ${match.why}`,
        ]
      : []),
    ...(address ? [`  see:  ${address}`] : []),
    ...remarks.map((remark) => `  ${remark}`),
  ].join('\n')
}
