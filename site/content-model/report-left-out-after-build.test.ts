import { describe, expect, it } from 'vitest'
import { formatLeftOut } from './report-left-out-after-build.ts'

describe('formatLeftOut', () => {
  it('counts what was left out and names file and fields', () => {
    const text = formatLeftOut([
      'content/hotels/a/facts.yaml: price',
      'content/hotels/a/facts.yaml: rating',
      'content/hotels/b/facts.yaml: rating',
    ])
    expect(text).toContain('3 examples')
    expect(text).toContain('content/hotels/a/facts.yaml: price, rating\n')
    expect(text).toContain('content/hotels/b/facts.yaml: rating')
  })

  it('says so when nothing was', () => {
    expect(formatLeftOut([])).toBe('No example was left out.')
  })
})
