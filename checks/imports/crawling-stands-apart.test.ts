import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listImports } from './find-folder-cycles.ts'

it('is imported by nothing but the process that was asked for it, and the example app of tests', () => {
  const imports = listImports(join(import.meta.dirname, '../..'))
  const from = imports
    .filter(
      (each) => each.to.startsWith('server/services/crawling/') && !each.from.startsWith('server/services/crawling/'),
    )
    .map((each) => each.from)
  expect([...new Set(from)].sort()).toEqual(['server/main.ts', 'server/testing/example-app.ts'])
})
