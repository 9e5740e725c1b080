import { expect, it } from 'vitest'
import { mapLanguages } from '#contract/languages.ts'
import { groupSources } from './group-sources.ts'

it('names each source once in the language, with everything it is used for and the days of the checks', () => {
  const register = { ...mapLanguages(() => 'Registeret'), en: 'The register' }
  const uses = [
    { use: 'Address', source: register, checkedOn: '2026-11-21' },
    { use: 'Phone', source: 'nrk.no', checkedOn: '2026-11-20' },
    { use: 'Position', source: register, checkedOn: '2026-11-22' },
    { use: 'Address', source: register, checkedOn: '2026-11-21' },
  ]
  expect(groupSources(uses, 'en')).toEqual({
    sources: [
      { name: 'The register', uses: ['Address', 'Position'] },
      { name: 'nrk.no', uses: ['Phone'] },
    ],
    from: '2026-11-20',
    to: '2026-11-22',
  })
})
