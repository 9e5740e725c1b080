import { sanitizeLoggedPath } from './sanitize-logged-path.ts'

interface UnknownPathLog {
  /** Logs an unknown decoded path, or counts it once this minute's limit of its class is reached. */
  record: (path: string, language: string) => void
  /** Logs the number of paths not logged. */
  flush: () => void
}

/** `probe`: what a search for weak software asks; `file`: a name with an ending; `page`: anything else. */
type UnknownPathClass = 'page' | 'file' | 'probe'

// A broken link of ours shows up among the pages, however many probes come in the same minute.
const linesPerMinute: Readonly<Record<UnknownPathClass, number>> = { page: 20, file: 5, probe: 5 }
const minuteMs = 60_000

// Hidden files (but not /.well-known/), other servers' programs, and the folders of common software.
const probe =
  /\/\.(?!well-known\/)|\.(?:php\d?|phtml|aspx?|jspx?|cgi|env|ini|bak|sql)(?:$|\/)|\/(?:wp-|cgi-bin|phpmyadmin|actuator)|\.\.|%/i
const ending = /\.[a-z\d]{1,8}$/i

/** Returns the class of an unknown decoded path. */
export function classifyUnknownPath(path: string): UnknownPathClass {
  if (probe.test(path)) return 'probe'
  return ending.test(path) ? 'file' : 'page'
}

/** Returns a log of unknown paths, at most thirty lines a minute and their rest by class; nothing about visitors. */
export function logUnknownPaths(log: { info: (fields: object, message: string) => void }): UnknownPathLog {
  const lines: Record<UnknownPathClass, number> = { page: 0, file: 0, probe: 0 }
  const unlogged = new Map<UnknownPathClass, number>()
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    Object.assign(lines, { page: 0, file: 0, probe: 0 })
    if (unlogged.size > 0)
      log.info({ unlogged: Object.fromEntries(unlogged) }, 'more unknown paths than are written out')
    unlogged.clear()
  }

  return {
    record(path, language) {
      timer ??= setTimeout(flush, minuteMs).unref()
      const kind = classifyUnknownPath(path)
      lines[kind] += 1
      if (lines[kind] > linesPerMinute[kind]) unlogged.set(kind, (unlogged.get(kind) ?? 0) + 1)
      else log.info({ path: sanitizeLoggedPath(path), language, class: kind }, 'unknown path')
    },
    flush,
  }
}
