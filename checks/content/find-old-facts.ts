import type { Problem } from '#checks/rule.ts'
import { type Lifetime, lifetimeOf } from './fact-lifetimes.ts'
import { listYamlMaps } from './list-yaml-maps.ts'
import type { TextFile } from './written-texts.ts'

/** Returns the day a fact is due for review (`YYYY-MM-DD`); a day missing from that month becomes its last. */
export function reviewDayOf(checkedOn: string, months: number): string {
  const [year = 0, month = 1, day = 1] = checkedOn.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0))
  const due = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth.getUTCDate())))
  return due.toISOString().slice(0, 10)
}

/** A fact past its day, or one that says it was checked on a day that has not come yet. */
export interface OldFact {
  path: string
  line: number
  /** Its fields, outermost first: `facts.hours`. */
  name: string
  checkedOn: string
  /** Undefined for a day that has not come yet. */
  due?: string
  lifetime: Lifetime
}

/** Returns the facts due for review on a day (`YYYY-MM-DD`), and those checked in the future. */
export function listOldFacts(content: readonly TextFile[], today: string): OldFact[] {
  return content.filter(({ path }) => path.endsWith('.yaml')).flatMap((file) => listInFile(file, today))
}

/** Returns a warning for each fact due for review on a day, and for those checked in the future. */
export function findOldFacts(content: readonly TextFile[], today: string): Problem[] {
  return listOldFacts(content, today).map((fact) => ({ file: `${fact.path}:${fact.line}`, fix: sayWhatToDo(fact) }))
}

function listInFile({ path, text }: TextFile, today: string): OldFact[] {
  if (!text.includes('checkedOn')) return []
  return listYamlMaps({ text }).flatMap(({ read, fields, line, row }) => {
    const checkedOn = read('checkedOn')
    if (typeof checkedOn !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(checkedOn)) return []
    const name = [...fields, ...(row ? [row] : [])].join('.') || 'the file'
    const lifetime = lifetimeOf(path, fields, row)
    const fact = { path, line, name, checkedOn, lifetime }
    if (checkedOn > today) return [fact]
    const due = reviewDayOf(checkedOn, lifetime.months)
    return due > today ? [] : [{ ...fact, due }]
  })
}

function sayWhatToDo({ name, checkedOn, due, lifetime }: OldFact): string {
  if (due === undefined)
    return `${name} says that it was checked on ${checkedOn}, which has not come yet. Correct the day.`
  return `${name} is due since ${due} (checked on ${checkedOn}; ${lifetime.name} lasts ${lifetime.months} months). Compare it with its source and write today’s date.`
}
