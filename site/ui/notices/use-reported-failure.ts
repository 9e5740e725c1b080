import { useEffect, useRef } from 'react'
import type { PassingNotice } from './passing-notice.ts'
import { showNotice } from './show-notice.tsx'

/** Logs each failed attempt and reports it in a notice, also while older data stay visible. */
export function useReportedFailure(
  error: Error | null,
  failedAt: number,
  { text, englishText, regionLabel }: Omit<PassingNotice, 'kind'>,
): void {
  const reportedAt = useRef(0)
  useEffect(() => {
    if (!error || failedAt === reportedAt.current) return
    reportedAt.current = failedAt
    console.error(error)
    showNotice({ kind: 'error', text, englishText, regionLabel })
  }, [error, failedAt, text, englishText, regionLabel])
}
