import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toast } from 'sonner'
import { askDesk, queries } from '#desk/app/api.ts'
import { Link, PageHeading } from '#desk/app/navigation.tsx'
import { Waiting } from '#desk/app/Waiting.tsx'
import type { PublishJob, PublishState } from '#desk/contract.ts'

const signs = { waits: '·', runs: '…', done: '✓', failed: '✗' } as const

/** What changed, in words; publishing it, and taking the last one back. */
export function PublishPage() {
  const query = useQuery<PublishState>({
    queryKey: ['publish'],
    refetchInterval: ({ state }) => (state.data?.job?.state === 'runs' ? 1500 : false),
  })
  const start = useMutation({
    mutationFn: (path: 'publish' | 'publish/roll-back') => askDesk<PublishState>('POST', path),
    onSuccess: (state) => {
      queries.setQueryData(['publish'], state)
      void queries.invalidateQueries()
    },
    onError: (error) => toast.error(error.message, { duration: 20_000 }),
  })
  const state = query.data
  const ended = state?.job?.state
  // The head of the desk says how much waits to be published.
  useEffect(() => {
    if (ended) void queries.invalidateQueries({ queryKey: ['state'] })
  }, [ended])
  if (!state) return <Waiting query={query} title="Publish" />
  const { changes, drafts, remote, hindrance, job, releases, publishedAt } = state
  const isRunning = job?.state === 'runs' || start.isPending
  const files = changes.reduce((sum, change) => sum + change.files.length, 0)
  return (
    <>
      <PageHeading>Publish</PageHeading>
      {hindrance ? (
        <p className="notice bad" role="alert">
          {hindrance}
        </p>
      ) : null}
      <section aria-label="What changed">
        <h2>
          {changes.length === 0
            ? 'Nothing has changed since the last time'
            : `What changed: ${files} ${files === 1 ? 'file' : 'files'}`}
        </h2>
        {changes.map(({ subject, isEntry, name, sentences }) => (
          <div key={subject}>
            <h3>{isEntry ? <Link href={`/desk/${subject}`}>{name}</Link> : name}</h3>
            <ul>
              {sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </div>
        ))}
        {drafts.length > 0 ? (
          <p>Not published: {drafts.map(({ name }) => name).join(', ')}, where drafts wait to be mended.</p>
        ) : null}
        <p>
          {remote
            ? `It is sent to “${remote}”, from where the server takes it.`
            : 'This folder sends to no server: the site is published on this machine.'}
        </p>
        <button
          type="button"
          className="main"
          disabled={isRunning || changes.length === 0}
          onClick={() => start.mutate('publish')}
        >
          Publish
        </button>
      </section>
      {job ? <Steps job={job} /> : null}
      <section aria-label="What was published">
        <h2>What was published</h2>
        {publishedAt && releases.length > 0 ? (
          <p>
            <a href={publishedAt} target="_blank" rel="noopener">
              See the published site
            </a>
          </p>
        ) : null}
        <ol className="items">
          {releases.map(({ number, summary, madeAt, isServed, isRolledBack }) => (
            <li key={number}>
              {new Date(madeAt).toLocaleString()}: {summary}
              {isServed ? <strong> (shown now)</strong> : null}
              {isRolledBack ? ' (taken back)' : null}
            </li>
          ))}
        </ol>
        <button
          type="button"
          disabled={isRunning || releases.length < 2}
          onClick={() => start.mutate('publish/roll-back')}
        >
          Take the last one back
        </button>
      </section>
    </>
  )
}

function Steps({ job }: { job: PublishJob }) {
  const words = {
    runs: 'At work. Change nothing until it is done: what changes meanwhile stops it.',
    done: 'Done.',
    failed: 'It stopped. The site that visitors see has not changed.',
  }
  return (
    <section aria-label="How it goes">
      <p role="status">
        <strong>{words[job.state]}</strong>
      </p>
      <ol className="items">
        {job.steps.map(({ name, state, detail }) => (
          <li key={name}>
            <span aria-hidden="true">{signs[state]} </span>
            {name}
            <span className="hidden"> ({state})</span>
            {detail ? <pre className={state === 'failed' ? 'fault' : 'help'}>{detail}</pre> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
