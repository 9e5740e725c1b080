/** A measure as Prometheus reads it (text format 0.0.4): the lines of one name, each with its end of line. */
export type Measure = () => string | Promise<string>

/** What a label may say is known beforehand, so nothing that a visitor sends can become one. */
export type Labels = Readonly<Record<string, readonly string[]>>

export type LabelValues<Of extends Labels> = { readonly [Name in keyof Of]: Of[Name][number] }

interface MeasureName {
  name: string
  /** One sentence for whoever reads the figures. */
  help: string
}

/** A number under its labels: who counts something holds on to it, and counting costs an addition. */
export interface Count {
  value: number
}

/** Counts that only grow, one for each combination of labels, each from 0. */
export interface Counter<Of extends Labels> {
  /** Returns the one count under these labels. */
  of: (values: LabelValues<Of>) => Count
  describe: Measure
}

/** Returns counts under a name; the name of a counter ends in `_total`. */
export function createCounter<const Of extends Labels>(about: MeasureName, labels: Of): Counter<Of> {
  const counts = makeForEach(labels, (): Count => ({ value: 0 }))
  return {
    of: (values) => counts.find(values),
    describe: () =>
      describeMeasure(
        about,
        'counter',
        counts.map((words, { value }) => line(about.name, words, value)),
      ),
  }
}

/** Returns a number that goes up and down, read when somebody asks; null leaves it out. */
export function createGauge(about: MeasureName, read: () => number | null | Promise<number | null>): Measure {
  return async () => {
    const value = await read()
    return describeMeasure(about, 'gauge', value === null ? [] : [line(about.name, '', value)])
  }
}

/** Returns numbers that go up and down under labels; those nobody has set are left out. */
export function createGauges<const Of extends Labels>(about: MeasureName, labels: Of): Counter<Of> {
  const counts = makeForEach(labels, (): Count => ({ value: Number.NaN }))
  return {
    of: (values) => counts.find(values),
    describe: () =>
      describeMeasure(
        about,
        'gauge',
        counts.map((words, { value }) => (Number.isNaN(value) ? '' : line(about.name, words, value))),
      ),
  }
}

/** How long something took each time. */
export interface Timing {
  /** Seconds. */
  observe: (seconds: number) => void
}

interface Histogram<Of extends Labels> {
  of: (values: LabelValues<Of>) => Timing
  describe: Measure
}

/** Returns a measure of how often something took at most how long; `bounds` are seconds, ascending. */
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
  // One more than there are bounds, for what took longer than all of them.
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
      // Types say that this cannot be; figures that nobody reads would be worse than a stop.
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
