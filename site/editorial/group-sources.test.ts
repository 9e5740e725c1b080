import { expect, it } from 'vitest'
import { groupSources } from './group-sources.ts'

it('names each source once in the language, with everything it is used for and the days of the checks', () => {
  const register = { no: 'Registeret', en: 'The register', de: 'Das Register' }
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
