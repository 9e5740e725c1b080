import * as z from 'zod'
import type { WarnLog } from './ask-service.ts'

interface EachRead<Given, Value> {
  values: Value[]
  /** Records that could not be read, as they came. */
  odd: Given[]
}

/** Reads each record of a list for itself, so that an odd one costs only itself; `kind` names it in the log: `a flight`. */
export type ReadEach = <Given, Value>(
  kind: string,
  records: readonly Given[],
  read: (record: Given) => Value,
) => EachRead<Given, Value>

// A hostile answer must not fill the memory with kinds of faults.
const mostKinds = 200

/** Returns a reader of a service's records that leaves out those whose reading throws, and logs each kind of fault once. */
export function createReadEach(service: string, log: WarnLog): ReadEach {
  const told = new Set<string>()
  return (kind, records, read) => {
    const values: ReturnType<typeof read>[] = []
    const odd: (typeof records)[number][] = []
    for (const record of records) {
      try {
        values.push(read(record))
      } catch (error) {
        odd.push(record)
        const fault = `${kind}: ${describeFault(error)}`
        if (told.has(fault) || told.size >= mostKinds) continue
        told.add(fault)
        log.warn({ service, fault }, 'a record that cannot be read is left out')
      }
    }
    return { values, odd }
  }
}

/** Returns the records that could be read. Throws if there were some and none could: then the whole answer is something else. */
export function demandSome<Given, Value>({ values, odd }: EachRead<Given, Value>): Value[] {
  if (values.length === 0 && odd.length > 0) throw new Error(`none of ${odd.length} records can be read`)
  return values
}

/** Returns where a record differs, without what stood there: `AIR_TEMPERATURE`. */
function describeFault(error: unknown): string {
  if (error instanceof z.ZodError) return error.issues[0]?.path.join('.') || 'another shape'
  return error instanceof Error ? error.message.replaceAll(/\d+/g, '0') : String(error)
}
