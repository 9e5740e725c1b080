import { describe, expect, it } from 'vitest'
import { formatLeftOut } from './report-left-out-after-build.ts'

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
