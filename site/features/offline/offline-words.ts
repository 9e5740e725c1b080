import type { Words } from '#site/i18n/translate.ts'

/** The keys of the words that the browser needs to take the guide along. */
export const offlineWordKeys = [
  'offline.again',
  'offline.failed',
  'offline.left',
  'offline.newer',
  'offline.noNetwork',
  'offline.noRoom',
  'offline.notWhole',
  'offline.progress',
  'offline.removed',
  'offline.replaced',
  'offline.rest',
  'offline.stopped',
  'offline.take',
  'offline.taken',
  'offline.takeNewer',
  'offline.unsupported',
] as const

export type OfflineWords = Words<(typeof offlineWordKeys)[number]>
