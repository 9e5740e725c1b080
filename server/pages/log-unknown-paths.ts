import { sanitizeLoggedPath } from './sanitize-logged-path.ts'

interface UnknownPathLog {
  /** Logs an unknown decoded path, or counts it once this minute's limit is reached. */
  record: (path: string, language: string) => void
  /** Logs the number of paths not logged. */
  flush: () => void
}

// A broken link of ours shows up among these; more requests come from a machine.
const linesPerMinute = 30
const minuteMs = 60_000

/** Returns a log of unknown paths, at most thirty lines a minute; without addresses, user agents or queries. */
export function logUnknownPaths(log: { info: (fields: object, message: string) => void }): UnknownPathLog {
  let lines = 0
  const unlogged = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    lines = 0
    if (unlogged.size > 0)
      log.info({ unlogged: Object.fromEntries(unlogged) }, 'more unknown paths than are written out')
    unlogged.clear()
  }

  return {
    record(path, language) {
      timer ??= setTimeout(flush, minuteMs).unref()
      lines += 1
      if (lines > linesPerMinute) unlogged.set(language, (unlogged.get(language) ?? 0) + 1)
      else log.info({ path: sanitizeLoggedPath(path), language }, 'unknown path')
    },
    flush,
  }
}
