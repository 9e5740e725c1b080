import { describe, expect, it } from 'vitest'
import { formatLeftOut, formatMissingPublisher } from './report-left-out-after-build.ts'

describe('formatLeftOut', () => {
  it('counts figures and files', () => {
    const text = formatLeftOut([
      'content/hotels/a/facts.yaml: price',
      'content/hotels/a/facts.yaml: rating',
      'content/hotels/b/facts.yaml: rating',
    ])
    expect(text).toBe('Left out: 3 examples of figures and quotes in 2 files. `npm run demo` shows them.')
  })

  it('says so when nothing was', () => {
    expect(formatLeftOut([])).toBe('No example was left out.')
  })
})

describe('formatMissingPublisher', () => {
  const publisher = {
    name: 'Kari Nordmann',
    address: 'Havnegata 1, 8300 Svolvær',
    organisationNumber: 'none',
    representative: null,
    phone: null,
    email: 'post@guide.example',
  } as const

  it('names what is not said, and is silent when all is', () => {
    expect(formatMissingPublisher({ ...publisher, name: null, email: null })).toMatch(/publisher: Name, E-mail\. /)
    expect(formatMissingPublisher(publisher)).toBeUndefined()
  })
})
