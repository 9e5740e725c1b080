import { expect, it } from 'vitest'
import { withKeys } from './with-keys.ts'

it('tells items apart that have the same key or none, and leaves the others theirs', () => {
  const keys = withKeys(['a', 'b', 'a', null, null], (each) => each).map(([key]) => key)
  expect(keys).toEqual(['a', 'b', 'a 2', '', ' 2'])
})
