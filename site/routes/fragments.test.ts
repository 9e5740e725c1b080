import { expect, it } from 'vitest'
import { fragmentFor, otherFragmentsFor } from './fragments.ts'

it('has a fragment in each language, and knows those of the others', () => {
  expect(fragmentFor('ta-med', 'en')).toBe('take-along')
  expect(otherFragmentsFor('ta-med', 'en')).toEqual(['ta-med', 'mitnehmen'])
})

it('leaves a fragment alone that it does not know', () => {
  expect(fragmentFor('alle', 'de')).toBe('alle')
  expect(otherFragmentsFor('alle', 'de')).toEqual([])
})
