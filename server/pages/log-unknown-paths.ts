import { sanitizeLoggedPath } from './sanitize-logged-path.ts'

interface UnknownPathLog {
  /** Writes a line about a decoded path that leads nowhere, or counts it when this minute has had its lines. */
  record: (path: string, language: string) => void
  /** Writes what was counted instead of logged, if anything was. */
  flush: () => void
}

// A broken link of ours shows within a few; what asks for more than this is a machine, and its paths say nothing new.
const linesPerMinute = 30
const minuteMs = 60_000

/**
 * Returns a log of paths that lead nowhere: at most thirty lines a minute, and one with the number of all others, by language of
 * the path. Nothing about the person is in it: no address, no user agent, no query.
 */
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
