import type { Problem } from '#checks/rule.ts'
import { lifetimeOf } from './fact-lifetimes.ts'
import { listYamlMaps } from './list-yaml-maps.ts'
import type { TextFile } from './written-texts.ts'

/** Returns the day a fact is due for review (`YYYY-MM-DD`); a day missing from that month becomes its last. */
export function reviewDayOf(checkedOn: string, months: number): string {
  const [year = 0, month = 1, day = 1] = checkedOn.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0))
  const due = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth.getUTCDate())))
  return due.toISOString().slice(0, 10)
}

/** Returns the facts due for review on a day (`YYYY-MM-DD`), and those checked in the future. Warnings only. */
export function findOldFacts(content: readonly TextFile[], today: string): Problem[] {
  return content.filter(({ path }) => path.endsWith('.yaml')).flatMap((file) => findInFile(file, today))
}

function findInFile({ path, text }: TextFile, today: string): Problem[] {
  if (!text.includes('checkedOn')) return []
  return listYamlMaps({ text }).flatMap(({ read, fields, line, row }) => {
    const checkedOn = read('checkedOn')
    if (typeof checkedOn !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(checkedOn)) return []
    const fix = judge(path, fields, row, checkedOn, today)
    return fix ? [{ file: `${path}:${line}`, fix }] : []
  })
}

function judge(
  path: string,
  fields: string[],
  row: string | undefined,
  checkedOn: string,
  today: string,
): string | undefined {
  const name = [...fields, ...(row ? [row] : [])].join('.') || 'the file'
  if (checkedOn > today)
    return `${name} says that it was checked on ${checkedOn}, which has not come yet. Correct the day.`
  const { name: kind, months } = lifetimeOf(path, fields, row)
  const due = reviewDayOf(checkedOn, months)
  if (due > today) return undefined
  return `${name} is due since ${due} (checked on ${checkedOn}; ${kind} lasts ${months} months). Compare it with its source and write today’s date.`
}
