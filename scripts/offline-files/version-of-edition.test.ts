import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { OfflineEdition } from '#site/offline/offline-edition.ts'
import { changeEdition, versionOfEdition } from './version-of-edition.ts'

const edition: OfflineEdition = {
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

test('a page that is served with other bytes has another hash, and its edition another version', () => {
  const changed = changeEdition(edition, new Map([['/de/orte', '<p>Orte</p>']]))
  const hash = createHash('sha256').update('<p>Orte</p>').digest('base64url').slice(0, 22)
  expect(changed.files).toEqual([['/de/orte', 100, hash], ...edition.files.slice(1)])
  expect(changed.version).toBe(versionOfEdition(changed))
  expect(changed.version).not.toBe(versionOfEdition(edition))
})

test('where nothing changes, the version is that of the files', () => {
  expect(changeEdition(edition, new Map()).version).toBe(versionOfEdition(edition))
})
