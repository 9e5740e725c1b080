import type { TodayAnswer } from '#contract/today.ts'
import type { TodayWords } from '#site/content/model/pages/today-copy.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatAge } from '#site/i18n/format-age.ts'
import { sayMoment } from './format-moment.ts'

export type OfflineWords = Pick<TodayWords, 'offline' | 'offlineNothing' | 'at'>

/** Returns when a service last confirmed something of an answer, as it stands there; undefined before any has. */
export function findNewestFetch({ parts }: TodayAnswer): string | undefined {
  return Object.values(parts)
    .flatMap(({ fetchedAt }) => fetchedAt ?? [])
    .toSorted()
    .at(-1)
}

/** Returns that there is no network, and how old is what is shown, or that nothing of today is kept here. */
export function sayOffline(
  fetchedAt: string | undefined,
  words: OfflineWords,
  { now, locale }: { now: number; locale: string },
): string {
  if (fetchedAt === undefined) return words.offlineNothing
  const t = sayMoment(fetchedAt, { now, locale, words })
  return fillGaps(words.offline, { age: formatAge(fetchedAt, now, locale), t })
}
