import { useEffect, useRef } from 'react'
import { showNotice } from '#site/features/notices/show-notice.ts'
import { HotelsNotGiven, unnamedFailure } from './fetch-hotels.ts'

/** Each failed attempt goes to the console and is told in a passing notice, also when older hotels stay on show. */
export function useReportedFailure(error: Error | null, failedAt: number, regionLabel: string): void {
  const reportedAt = useRef(0)
  useEffect(() => {
    if (!error || failedAt === reportedAt.current) return
    reportedAt.current = failedAt
    console.error(error)
    const text = error instanceof HotelsNotGiven ? error.message : unnamedFailure
    // What the server says is in English, like everything it tells a client.
    showNotice({ kind: 'error', text, textLanguage: 'en', regionLabel })
  }, [error, failedAt, regionLabel])
}
