import { join } from 'node:path'
import { UpstreamFailure } from '#server/cache/upstream.ts'
import { type AskOptions, createAsk, type ServiceName } from './ask.ts'
import { listGuideEntries } from './guide-entries.ts'
import { ProposalStore } from './proposals.ts'
import type { Finding, Service } from './service.ts'

export interface UpdateOptions extends AskOptions {
  contentFolder: string
  dataFolder: string
  /** `YYYY-MM-DD`. */
  today: string
  isDryRun?: boolean
}

/** What a run did, for its report. */
export interface RunResult {
  proposed: Finding[]
  /** Proposed in an earlier run, accepted or refused. */
  known: number
  unchanged: number
  notFound: string[]
  asks: string[]
  failed: string[]
}

export const proposalsIn = (dataFolder: string) => join(dataFolder, 'proposals')

/**
 * Asks services in turn and files what they propose. What is proposed stays when the run ends early; the next run leaves out the steps
 * that were finished. A service that fails costs nothing but itself. A dry run files nothing.
 */
export async function runServices(
  services: Partial<Record<ServiceName, Service>>,
  options: UpdateOptions,
): Promise<RunResult> {
  const { contentFolder, dataFolder, today, isDryRun = false, say = () => {}, clock = Date.now } = options
  const store = new ProposalStore(proposalsIn(dataFolder))
  const clients = new Map<ServiceName, ReturnType<typeof createAsk>>()
  const ask = (service: ServiceName) => {
    const client = clients.get(service) ?? createAsk(service, options)
    clients.set(service, client)
    return client
  }
  const entries = listGuideEntries(contentFolder)
  const counted = {
    read: (what: string) => store.readCount(what),
    write: (what: string, count: number) => {
      if (!isDryRun) store.writeCount(what, count)
    },
  }
  const context = { contentFolder, entries, ask, today, counted, proposalsFolder: store.folder }
  const result: RunResult = { proposed: [], known: 0, unchanged: 0, notFound: [], asks: [], failed: [] }
  const filed = store.list()
  const done = store.readProgress(clock())
  if (done.size > 0) say(`Goes on after ${done.size} steps of the run before.`)

  function take(service: ServiceName, finding: Finding): void {
    if (finding.kind === 'bytes') {
      if (!isDryRun) store.keepBytes(finding.name, finding.bytes)
    } else if (finding.kind === 'proposal') {
      if (isDryRun) result.proposed.push(finding)
      else if (store.propose(finding.draft, today, filed) === 'new') result.proposed.push(finding)
      else result.known += 1
    } else if (finding.kind === 'same') result.unchanged += 1
    else if (finding.kind === 'not-found') result.notFound.push(`${service}: ${finding.entry}`)
    else if (finding.kind === 'failed') result.failed.push(`${service}: ${finding.entry} ${finding.what}`)
    else {
      if (finding.kind === 'withdrawn' && !isDryRun) store.withdraw(service, finding.entry)
      result.asks.push(`${finding.entry} ${finding.what}`)
    }
  }

  for (const [name, service] of Object.entries(services) as [ServiceName, Service][]) {
    try {
      const steps = await service(context)
      let number = 0
      for (const step of steps) {
        number += 1
        if (done.has(step.key)) continue
        say(`${name} ${number}/${steps.length}: ${step.name}`)
        for (const finding of await step.run()) take(name, finding)
        done.add(step.key)
        if (!isDryRun) store.writeProgress(done, clock())
      }
      for (const { key } of steps) done.delete(key)
      if (!isDryRun) store.writeProgress(done, clock())
    } catch (error) {
      if (!(error instanceof UpstreamFailure)) throw error
      result.failed.push(`${name} ${error.message}`)
    }
  }
  return result
}

/** Returns the report of a run in words. */
export function describeRun(
  { proposed, known, unchanged, notFound, asks, failed }: RunResult,
  isDryRun: boolean,
): string {
  const drafts = proposed.flatMap((finding) => (finding.kind === 'proposal' ? [finding] : []))
  const entries = new Set(drafts.map(({ draft }) => `${draft.kind}/${draft.entry}`))
  const conflicts = drafts.filter(({ isConflict }) => isConflict)
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  ${line}`)]
  return [
    `${isDryRun ? 'Would propose' : 'Proposed'} ${drafts.length} changes for ${entries.size} entries; ${known} are known from earlier runs, ${unchanged} facts are unchanged.`,
    ...list(
      'Proposed',
      drafts.map(
        ({ draft }) =>
          `${draft.kind}/${draft.entry} ${draft.path.join('.')}: ${describeValue(draft.old)} → ${describeValue(draft.new)}`,
      ),
    ),
    ...list(
      'Conflicts with what the guide says',
      conflicts.map(({ draft }) => `${draft.kind}/${draft.entry} ${draft.path.join('.')}`),
    ),
    ...list('For a person to look at', asks),
    ...list(
      'Not found',
      notFound.length > 12 ? [`${notFound.length} entries, such as ${notFound.slice(0, 6).join(', ')}`] : notFound,
    ),
    ...list('Failed', failed),
    ...(drafts.length > 0 && !isDryRun
      ? ['', 'Nothing is written into the guide. Answer with `npm run update -- review`, or at /desk/proposals.']
      : []),
  ].join('\n')
}

/** Returns a value on one short line. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > 120 ? `${text.slice(0, 117)}…` : text
}
