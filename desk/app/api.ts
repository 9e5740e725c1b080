import { QueryClient } from '@tanstack/react-query'
import type { Conflict, Refusal } from '#desk/contract.ts'

/** What the server refused, with what to do. */
export class RefusedByDesk extends Error {
  override name = 'RefusedByDesk'
  readonly status: number
  readonly answer: Refusal & Partial<Conflict>

  constructor(status: number, answer: Refusal & Partial<Conflict>) {
    super([answer.error, answer.remedy].filter(Boolean).join(' '))
    this.status = status
    this.answer = answer
  }
}

/** Asks the desk's server. Throws `RefusedByDesk` for anything but a success, and for a server that is gone. */
export async function askDesk<Answer>(
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answer> {
  const isPicture = body instanceof Blob
  const response = await fetch(`/desk/api/${path}`, {
    method,
    ...(body === undefined
      ? {}
      : {
          body: isPicture ? body : JSON.stringify(body),
          headers: { 'content-type': isPicture ? body.type : 'application/json' },
        }),
  }).catch(() => {
    throw new RefusedByDesk(0, {
      error: 'The desk does not answer.',
      remedy: 'Is npm run desk still running? Nothing typed here is lost.',
    })
  })
  const answer: unknown = await response.json()
  if (!response.ok) throw new RefusedByDesk(response.status, answer as Refusal)
  return answer as Answer
}

export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: ({ queryKey }) => askDesk('GET', queryKey.join('/')),
      retry: false,
      refetchOnWindowFocus: false,
    },
  },
})
