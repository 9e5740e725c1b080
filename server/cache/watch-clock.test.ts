import { beforeEach, describe, expect, test } from 'vitest'
import { isFromTheFuture, isStillAhead, watchClock } from './watch-clock.ts'

const minute = 60_000
const hour = 60 * minute
const year = 365 * 24 * hour

let wall: number
let steady: number
let setBack: number[]
let read: () => number

beforeEach(() => {
  wall = Date.parse('2026-11-21T09:20:00Z')
  steady = 0
  setBack = []
  read = watchClock(
    () => wall,
    (byMs) => setBack.push(byMs),
    () => steady,
  )
  read()
})

function pass(ms: number): void {
  wall += ms
  steady += ms
}

describe('a clock that is watched', () => {
  test('tells nothing while time passes, nor of a small correction', () => {
    pass(hour)
    expect(read()).toBe(wall)
    wall -= 9 * minute
    expect(read()).toBe(wall)
    expect(setBack).toEqual([])
  })

  test('tells by how much it was set back, however long nobody looked', () => {
    pass(5 * hour)
    wall -= 3 * hour
    expect(read()).toBe(wall)
    read()
    expect(setBack).toEqual([3 * hour])
  })

  test('tells of small corrections once they have become a large one', () => {
    for (let round = 0; round < 3; round += 1) {
      wall -= 4 * minute
      read()
    }
    expect(setBack).toEqual([12 * minute])
  })

  test('takes a jump forward for time that has passed, and tells of the way back', () => {
    wall += year
    read()
    wall -= year
    read()
    expect(setBack).toEqual([year])
  })

  test('takes the sleep of a machine for time that has passed', () => {
    wall += 8 * hour
    read()
    pass(hour)
    read()
    expect(setBack).toEqual([])
  })
})

test('what was noted minutes ahead may be another clock, what was noted hours ahead is from the future', () => {
  expect(isFromTheFuture(wall + 5 * minute, wall)).toBe(false)
  expect(isFromTheFuture(wall + hour, wall)).toBe(true)
})

test('a moment lies ahead until it comes, and not when it is further ahead than it can have been set', () => {
  expect(isStillAhead(wall + minute, wall, hour)).toBe(true)
  expect(isStillAhead(wall, wall, hour)).toBe(false)
  expect(isStillAhead(wall + 2 * hour, wall, hour)).toBe(false)
})
