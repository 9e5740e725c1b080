import { expect, test } from 'vitest'
import type { OfflineBundle } from './find-bundle.ts'
import { planDownload } from './plan-download.ts'

const bundle = {
  files: [
    ['/steder', 100, 'new'],
    ['/kontakt', 50, 'same'],
    ['/_assets/a.svg', 10],
    ['/_assets/b.svg', 5],
  ],
} as unknown as OfflineBundle
const none = { present: new Set<string>(), elsewhere: new Set<string>() }

test('at first everything is fetched', () => {
  const { bytes, copied } = planDownload(bundle, none)
  expect([bytes, copied]).toEqual([165, []])
})

test('an attempt that was interrupted goes on where it ended', () => {
  const { bytes, fetched } = planDownload(bundle, { ...none, present: new Set(['/steder', '/_assets/a.svg']) })
  expect([bytes, fetched.map(([path]) => path)]).toEqual([55, ['/kontakt', '/_assets/b.svg']])
})

test('of an older bundle come the pages that are the same, and files by their lasting names', () => {
  const plan = planDownload(bundle, {
    ...none,
    elsewhere: new Set(['/steder', '/kontakt', '/_assets/a.svg']),
    older: [
      ['/steder', 90, 'old'],
      ['/kontakt', 50, 'same'],
    ],
  })
  expect(plan.copied.map(([path]) => path)).toEqual(['/kontakt', '/_assets/a.svg'])
  expect(plan.bytes).toBe(105)
})

test('a page that was only read is fetched again: nobody knows of which build it is', () => {
  expect(planDownload(bundle, { ...none, elsewhere: new Set(['/steder']) }).fetched[0]?.[0]).toBe('/steder')
})
