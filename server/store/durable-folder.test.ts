import fs from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, expect, test, vi } from 'vitest'
import { prepareTestDatabases } from '#server/testing/databases.ts'
import { DurableFolder, durableSettings } from './durable-folder.ts'

const databases = prepareTestDatabases()
afterAll(databases.clear)

test('a row is on the disk when its statement returns', { timeout: 120_000 }, async () => {
  const { DATA_DIR } = await databases.embedded.createPlace()
  const pglite = await PGlite.create({
    fs: new DurableFolder(join(DATA_DIR, 'postgres')),
    startParams: durableSettings(PGlite.defaultStartParams),
  })
  const fsync = vi.spyOn(fs, 'fsyncSync')
  for (let row = 1; row <= 5; row += 1) {
    await pglite.query("insert into outbound_clicks values ('2026-11-21', 'tours', '/', $1, 1)", [row])
    expect(fsync).toHaveBeenCalledTimes(row)
  }
  await pglite.close()
})
