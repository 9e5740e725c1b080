import type { UseQueryResult } from '@tanstack/react-query'

/** A page whose content is on its way, or why it does not come. */
export function Waiting({ query, title }: { query: UseQueryResult<unknown>; title: string }) {
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
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
