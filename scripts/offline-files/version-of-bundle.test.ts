import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { OfflineBundle } from '#site/features/offline/find-bundle.ts'
import { changeBundle, versionOfBundle } from './version-of-bundle.ts'

const bundle: OfflineBundle = {
  version: 'built',
  language: 'de',
  bytes: 160,
  storedBytes: 400,
  files: [
    ['/de/orte', 100, 'places'],
    ['/de/kontakt', 50, 'contact'],
    ['/_assets/a.js', 10],
  ],
  standIns: {},
}

test('a page that is served with other bytes has another hash, and its bundle another version', () => {
  const changed = changeBundle(bundle, new Map([['/de/orte', '<p>Orte</p>']]))
  const hash = createHash('sha256').update('<p>Orte</p>').digest('base64url').slice(0, 22)
  expect(changed.files).toEqual([['/de/orte', 100, hash], ...bundle.files.slice(1)])
  expect(changed.version).toBe(versionOfBundle(changed))
  expect(changed.version).not.toBe(versionOfBundle(bundle))
})

test('where nothing changes, the version is that of the files', () => {
  expect(changeBundle(bundle, new Map()).version).toBe(versionOfBundle(bundle))
})
