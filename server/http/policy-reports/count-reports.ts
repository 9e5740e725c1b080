import type { PolicyReport } from './read-reports.ts'

interface ReportCounter {
  add: (report: Omit<PolicyReport, 'path'> & { page: string | null }) => void
  /** Logs the counts since the last flush. */
  flush: () => void
}

// Enough to see what is wrong; invented reports fill neither memory nor log.
const mostKinds = 50
const flushAfterMs = 60_000

/** Returns a counter of CSP violations, logged once a minute by page, directive and kind; nothing about visitors. */
export function countReports(log: { warn: (fields: object, message: string) => void }): ReportCounter {
  const counts = new Map<string, { directive: string; page: string | null; blocked: string; count: number }>()
  let uncounted = 0
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    for (const line of counts.values()) log.warn(line, 'the policy of a page was broken')
    if (uncounted > 0) log.warn({ count: uncounted }, 'policies of pages were broken in more ways than are told apart')
    counts.clear()
    uncounted = 0
  }

  return {
    add({ directive, page, blocked }) {
      timer ??= setTimeout(flush, flushAfterMs).unref()
      const key = `${directive} ${blocked} ${page}`
      const known = counts.get(key)
      if (known) known.count += 1
      else if (counts.size < mostKinds) counts.set(key, { directive, page, blocked, count: 1 })
      else uncounted += 1
    },
    flush,
  }
}
