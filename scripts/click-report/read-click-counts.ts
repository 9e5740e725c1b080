import { askServerOrDatabase, type DatabaseSettings } from '#scripts/running-server/ask-server-or-database.ts'
import type { ClickCount } from '#server/services/clicks/click-counts.ts'
import { createClickCounts } from '#server/store/click-counts-repository.ts'
import type { Period } from './read-period.ts'

/** Resolves with the counts of a period. Throws like `askServerOrDatabase`. */
export function readClickCounts(settings: DatabaseSettings, { from, to }: Period): Promise<ClickCount[]> {
  const question = { from, to }
  return askServerOrDatabase(settings, { path: '/clicks', question }, (database) =>
    createClickCounts(database).list(from, to),
  )
}
