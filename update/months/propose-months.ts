import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { UpstreamFailure } from '#server/cache/upstream.ts'
import { readAddress, readJson } from '#update/core/ask.ts'
import { type Finding, monthInLanguages, type Service } from '#update/core/service.ts'

const category = z.object({ index: z.record(z.string(), z.number().int()), label: z.record(z.string(), z.string()) })
const dimensions = z.object({ dimension: z.record(z.string(), z.object({ category })) })
const dataSchema = dimensions.extend({
  id: z.array(z.string()),
  size: z.array(z.number().int()),
  value: z.array(z.number().nullable()),
  updated: z.string().optional(),
})

const file = 'open-data/months.json'
const years = 3

/** Proposes how full the hotels of Lofoten are in each month, from Statistics Norway: the middle of the last three years. */
export const proposeMonths: Service = ({ ask, today, contentFolder }) => [
  {
    key: 'months',
    name: 'Statistics Norway, table 14176',
    run: async () => {
      const home = readAddress('months').url
      // The codes have moved before, so that they are read by their words in each run.
      const metadata = readJson(
        await ask('months')({ url: `${home}/metadata?lang=no&outputFormat=json-stat2`, expects: 'json' }),
        dimensions,
      )
      const region = findCode(metadata, 'Region', (label) => /^Lofoten$/i.test(label))
      const content = findCode(metadata, 'ContentsCode', (label) => /kapasitet/i.test(label) && /rom/i.test(label))
      const query = new URLSearchParams({
        lang: 'no',
        outputFormat: 'json-stat2',
        'valueCodes[Region]': region,
        'valueCodes[ContentsCode]': content,
        'valueCodes[Tid]': `top(${years * 12})`,
      })
      const data = readJson(await ask('months')({ url: `${home}/data?${query}`, expects: 'json' }), dataSchema)
      return compareMonths(readMonths(data), contentFolder, today)
    },
  },
]

function findCode({ dimension }: z.infer<typeof dimensions>, name: string, fits: (label: string) => boolean): string {
  const codes = Object.entries(dimension[name]?.category.label ?? {}).flatMap(([code, label]) =>
    fits(label) ? [code] : [],
  )
  const [code] = codes
  if (code === undefined || codes.length > 1)
    throw new UpstreamFailure('wrong-answer', `has ${codes.length} codes of ${name} that fit, where one was expected`)
  return code
}

/** Returns the middle value of each month in per cent; null for a month with fewer than two values. A hidden cell is no nought. */
export function readMonths({ id, size, value, dimension }: z.infer<typeof dataSchema>): {
  months: (number | null)[]
  from: number
  to: number
} {
  const times = Object.entries(dimension.Tid?.category.index ?? {}).toSorted(([, one], [, other]) => one - other)
  const others = size.filter((_, index) => id[index] !== 'Tid').reduce((product, each) => product * each, 1)
  if (others !== 1 || value.length !== times.length || times.length === 0)
    throw new UpstreamFailure('wrong-answer', `answered ${value.length} cells for ${times.length} months`)
  const byMonth = Array.from({ length: 12 }, (): number[] => [])
  const yearsSeen: number[] = []
  for (const [index, [code]] of times.entries()) {
    const parts = /^(\d{4})M(\d{2})$/.exec(code)
    const cell = value[index]
    if (!parts) throw new UpstreamFailure('wrong-answer', `answered a month called ${code}`)
    yearsSeen.push(Number(parts[1]))
    if (cell === null || cell === undefined) continue
    if (cell < 0 || cell > 100) throw new UpstreamFailure('wrong-answer', `answered ${cell} per cent`)
    byMonth[Number(parts[2]) - 1]?.push(cell)
  }
  const middle = (values: number[]) => {
    const sorted = values.toSorted((one, other) => one - other)
    const half = Math.floor(sorted.length / 2)
    const value = sorted.length % 2 === 1 ? sorted[half] : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2
    return Math.round(value ?? 0)
  }
  return {
    months: byMonth.map((values) => (values.length < 2 ? null : middle(values))),
    from: Math.min(...yearsSeen),
    to: Math.max(...yearsSeen),
  }
}

function compareMonths(
  { months, from, to }: ReturnType<typeof readMonths>,
  contentFolder: string,
  today: string,
): Finding[] {
  if (months.every((each) => each === null)) return [{ kind: 'not-found', entry: 'pages/months' }]
  const path = join(contentFolder, file)
  const known = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as { months: (number | null)[] }).months
    : undefined
  if (known && JSON.stringify(known) === JSON.stringify(months))
    return [{ kind: 'same', entry: 'pages/months', what: 'months' }]
  const month = monthInLanguages(today)
  const source = {
    no: `Statistisk sentralbyrå, tabell 14176 (CC BY 4.0), ${from}–${to}, hentet ${month.no}`,
    en: `Statistics Norway, table 14176 (CC BY 4.0), ${from}–${to}, fetched ${month.en}`,
    de: `Statistics Norway, Tabelle 14176 (CC BY 4.0), ${from}–${to}, abgerufen ${month.de}`,
  }
  return [
    {
      kind: 'proposal',
      isConflict: known !== undefined,
      draft: {
        service: 'months',
        kind: 'pages',
        entry: 'months',
        name: 'How full Lofoten is by month',
        path: ['months'],
        ...(known ? { old: known } : {}),
        new: months,
        source,
        licence: 'CC BY 4.0',
        address: 'https://www.ssb.no/statbank/table/14176',
        remarks: ['Hotels only: cabins, rorbuer and Airbnb are not counted.'],
        writes: [{ file, path: [], value: { months, from, to, source, checkedOn: '$today' } }],
      },
    },
  ]
}
