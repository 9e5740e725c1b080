import { afterEach, expect, test, vi } from 'vitest'
import { osloDateOf } from '#site/domain/calendar/oslo-day.ts'
import { scriptOfLater, scriptOfMonth, scriptOfPlace, shownIn } from './month-of-today.ts'

afterEach(() => vi.useRealTimers())

function runAt(moment: string, against?: number[]): Record<string, string> {
  vi.useFakeTimers({ now: Date.parse(moment) })
  const dataset: Record<string, string> = {}
  new Function('document', scriptOfMonth(against))({ documentElement: { dataset } })
  return dataset
}

const year = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month + 1, 1))

test.each(
  year.flatMap((end) =>
    [-140, -100, -70, -50, -1, 1, 20_000].map((minutes) => new Date(end + minutes * 60_000).toISOString()),
  ),
)('at %s the month is that of clocks in Norway', (moment) => {
  expect(Number(runAt(moment).month)).toBe(Number(osloDateOf(Date.parse(moment)).slice(5, 7)))
})

test('the months of a warning are marked, the others are not', () => {
  const winter = [10, 11, 12, 1, 2, 3, 4]
  expect(runAt('2026-01-15T12:00:00Z', winter).advice).toBe('against')
  expect(runAt('2026-07-15T12:00:00Z', winter).advice).toBeUndefined()
  expect(runAt('2026-01-15T12:00:00Z').advice).toBeUndefined()
})

test('what is out of season goes below the line of its list, and that is shown only where something does', () => {
  const listIn = (month: string | undefined) => {
    const rows = ['', '1 12', '1', '11'].map((off) => ({ dataset: { off } }))
    const moved: unknown[] = []
    const later = {
      dataset: {},
      hidden: true,
      parentElement: { children: rows, append: (...some: unknown[]) => moved.push(...some) },
    }
    new Function('document', scriptOfLater)({
      documentElement: { dataset: { month } },
      querySelectorAll: () => [later],
    })
    return { moved: moved.map((each) => rows.indexOf(each as (typeof rows)[number])), hidden: later.hidden }
  }
  // The line itself goes first.
  expect(listIn('1')).toEqual({ moved: [-1, 1, 2], hidden: false })
  expect(listIn('7')).toEqual({ moved: [-1], hidden: true })
  expect(listIn(undefined)).toEqual({ moved: [-1], hidden: true })
})

test('a section stands elsewhere in some months alone, and is shown there', () => {
  const placedIn = (month: string | undefined) => {
    const done: string[] = []
    const element = (id: string) => ({
      id,
      before: (other: { id: string }) => done.push(`${other.id} before ${id}`),
      removeAttribute: (name: string) => done.push(`${id} without ${name}`),
    })
    new Function('document', scriptOfPlace('winter', 'sites', [6, 7]))({
      documentElement: { dataset: { month } },
      getElementById: element,
    })
    return done
  }
  expect(placedIn('7')).toEqual(['winter before sites', 'winter without data-months'])
  expect([placedIn('1'), placedIn(undefined)]).toEqual([[], []])
})

test('what is true in every month is also shown without script', () => {
  expect(shownIn([5, 6])).toBe('5 6')
  expect(shownIn([11, 12, 1], true)).toBe('11 12 1 unknown')
})
