/** Returns the lines of one metric in Prometheus text format 0.0.4, each with its line end. */
export type Measure = () => string | Promise<string>

/** Label values are fixed beforehand, so request data cannot become one. */
export type Labels = Readonly<Record<string, readonly string[]>>

export type LabelValues<Of extends Labels> = { readonly [Name in keyof Of]: Of[Name][number] }

interface MeasureName {
  name: string
  help: string
}

/** A number held by whoever counts, so that counting is one addition. */
export interface Count {
  value: number
}

export interface Counter<Of extends Labels> {
  /** Returns the number under these labels. */
  of: (values: LabelValues<Of>) => Count
  describe: Measure
}

/** Returns counters, one per combination of labels, each from 0; a counter's name ends in `_total`. */
export function createCounter<const Of extends Labels>(about: MeasureName, labels: Of): Counter<Of> {
  return createNumbers(about, 'counter', labels, 0)
}

/** Returns a gauge that is read on demand; null leaves it out. */
export function createGauge(about: MeasureName, read: () => number | null | Promise<number | null>): Measure {
  return async () => {
    const value = await read()
    return describeMeasure(about, 'gauge', value === null ? [] : [line(about.name, '', value)])
  }
}

/** Returns gauges under labels; those never set are left out. */
export function createGauges<const Of extends Labels>(about: MeasureName, labels: Of): Counter<Of> {
  return createNumbers(about, 'gauge', labels, Number.NaN)
}

function createNumbers<const Of extends Labels>(
  about: MeasureName,
  type: 'counter' | 'gauge',
  labels: Of,
  start: number,
): Counter<Of> {
  const counts = makeForEach(labels, (): Count => ({ value: start }))
  const describe = (words: string, { value }: Count) => (Number.isNaN(value) ? '' : line(about.name, words, value))
  return { of: counts.find, describe: () => describeMeasure(about, type, counts.map(describe)) }
}

export interface Timing {
  /** Seconds. */
  observe: (seconds: number) => void
}

interface Histogram<Of extends Labels> {
  of: (values: LabelValues<Of>) => Timing
  describe: Measure
}

/** Returns a histogram; `bounds` are seconds, ascending. */
export function createHistogram<const Of extends Labels>(
  about: MeasureName,
  bounds: readonly number[],
  labels: Of,
): Histogram<Of> {
  const timings = makeForEach(labels, () => makeTiming(bounds))
  return {
    of: (values) => timings.find(values),
    describe: () =>
      describeMeasure(
        about,
        'histogram',
        timings.map((words, timing) => timing.list(about.name, words)),
      ),
  }
}

function makeTiming(bounds: readonly number[]) {
  // The additional one is for values above all bounds.
  const counts = bounds.map(() => 0).concat(0)
  let sum = 0
  return {
    observe(seconds: number): void {
      let index = 0
      while (index < bounds.length && seconds > (bounds[index] as number)) index += 1
      counts[index] = (counts[index] as number) + 1
      sum += seconds
    },
    list(name: string, words: string): string {
      let below = 0
      const buckets = counts.map((count, index) => {
        below += count
        return line(`${name}_bucket`, join(words, `le="${bounds[index] ?? '+Inf'}"`), below)
      })
      return [...buckets, line(`${name}_sum`, words, sum), line(`${name}_count`, words, below)].join('')
    },
  }
}

function makeForEach<Of extends Labels, Held>(labels: Of, make: () => Held) {
  const names = Object.keys(labels)
  const combinations = names.reduce<string[]>(
    (before, name) => before.flatMap((words) => (labels[name] ?? []).map((value) => join(words, `${name}="${value}"`))),
    [''],
  )
  const held = new Map(combinations.map((words) => [words, make()]))
  return {
    find(values: LabelValues<Of>): Held {
      const words = names.map((name) => `${name}="${values[name]}"`).join(',')
      const found = held.get(words)
      // The types rule this out; metrics that nobody reads would be worse than a crash.
      if (!found) throw new Error(`There is no measure with the labels ${words}.`)
      return found
    },
    map: (write: (words: string, each: Held) => string): string[] =>
      [...held].map(([words, each]) => write(words, each)),
  }
}

function describeMeasure({ name, help }: MeasureName, type: string, lines: readonly string[]): string {
  const written = lines.join('')
  return written === '' ? '' : `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${written}`
}

function line(name: string, words: string, value: number): string {
  return `${name}${words === '' ? '' : `{${words}}`} ${value}\n`
}

function join(words: string, more: string): string {
  return words === '' ? more : `${words},${more}`
}
