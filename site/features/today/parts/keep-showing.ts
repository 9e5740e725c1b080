import type { TodayAnswer } from '#contract/today.ts'
import { fetchUncheckedToday } from './fetch-unchecked-today.ts'
import { keepAsking } from './keep-asking.ts'

/** The server answers from memory; what lasts is asked for again this often while the page is seen. */
const renewMs = 300_000
/** So often what is shown is held against the clock, also while nobody answers. */
const minuteMs = 60_000

/**
 * Shows what pages outside the page of today say of it, with every answer and every minute. Without an answer, or with one that `show`
 * cannot read, the page keeps what it shows: whom to ask instead. `tellOffline` is told when nobody answered, with what was held, and returns
 * what is shown meanwhile.
 */
export function keepShowing(
  show: (answer: TodayAnswer) => Promise<void>,
  tellOffline: (held: TodayAnswer | null) => Promise<TodayAnswer | null> = async (held) => held,
): void {
  let held: TodayAnswer | null = null
  const showHeld = async () => {
    if (held && document.visibilityState === 'visible') await show(held).catch(() => {})
  }
  keepAsking(async () => {
    // The browser logs what failed; what was held lasts until it is too old.
    held = await fetchUncheckedToday().catch(() => tellOffline(held))
    await showHeld()
    return held
  }, renewMs)
  setInterval(() => void showHeld(), minuteMs)
}
