import type { UseQueryResult } from '@tanstack/react-query'
import { PageHeading } from './navigation.tsx'

/** A page whose content is on its way, or why it does not come. */
export function Waiting({ query, title }: { query: UseQueryResult<unknown>; title: string }) {
  return (
    <>
      <PageHeading>{title}</PageHeading>
      {query.error ? (
        <div role="alert" className="notice bad">
          <p>{query.error.message}</p>
          <button type="button" onClick={() => void query.refetch()}>
            Ask again
          </button>
        </div>
      ) : (
        <p role="status">One moment …</p>
      )}
    </>
  )
}
