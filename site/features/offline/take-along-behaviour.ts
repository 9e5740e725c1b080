import type { Language } from '#contract/languages.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { listEditions, type TakenEdition } from '#site/offline/find-edition.ts'
import { keptCaches } from '#site/offline/kept-caches.ts'
import type { OfflineEdition } from '#site/offline/offline-edition.ts'
import type { DownloadPlan } from '#site/offline/plan-download.ts'
import { isRemoved, keepAgain, removeEverything } from '#site/offline/remove-everything.ts'
import {
  EditionReplaced,
  fetchEdition,
  keepForecasts,
  NoRoom,
  planEdition,
  takeEdition,
} from '#site/offline/take-edition.ts'
import type { OfflineWords } from './offline-words.ts'
import { sayMegabytes } from './say-megabytes.ts'

interface Offer {
  edition: OfflineEdition
  plan: DownloadPlan
}

/** Brings the part of a page to life that takes the guide along and removes it (`TakeAlong.tsx`). */
export function startTakingAlong(root: HTMLElement): void {
  const words: OfflineWords = JSON.parse(root.dataset.words ?? '{}')
  const locale = root.dataset.locale ?? 'nb-NO'
  const language = root.dataset.takeAlong as Language
  const find = <Found extends HTMLElement>(name: string) => root.querySelector(`[data-${name}]`) as Found
  const state = find('state')
  const status = find('status')
  const progress = find<HTMLProgressElement>('progress')
  const take = find<HTMLButtonElement>('take')
  const stop = find<HTMLButtonElement>('stop')
  const remove = find<HTMLButtonElement>('remove')
  const again = find<HTMLButtonElement>('again')
  let offer: Offer | undefined
  let abort: AbortController | undefined

  const say = (bytes: number) => sayMegabytes(bytes, locale)

  async function show(): Promise<void> {
    const [taken] = await listEditions(language)
    offer = await findOffer(language)
    const isKept = await caches.has(keptCaches.wanted)
    state.textContent = describeState(taken, offer)
    take.hidden = !offer || offer.edition.version === taken?.version
    if (offer) take.textContent = nameTake(taken, offer)
    remove.hidden = !isKept && !taken
    again.hidden = !isRemoved()
    stop.hidden = true
    progress.hidden = true
  }

  function describeState(taken: TakenEdition | undefined, { edition }: Partial<Offer> = {}): string {
    if (!taken) {
      if (isRemoved()) return words['offline.removed']
      return edition
        ? fillGaps(words['offline.notWhole'], { size: say(edition.storedBytes) })
        : words['offline.noNetwork']
    }
    const date = new Date(taken.takenAt).toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric' })
    const sentence = fillGaps(words['offline.taken'], { date, size: say(taken.storedBytes) })
    return edition && edition.version !== taken.version ? `${sentence} ${words['offline.newer']}` : sentence
  }

  function nameTake(taken: TakenEdition | undefined, { edition, plan }: Offer): string {
    const isBegun = plan.bytes < edition.bytes / 2
    const template = words[taken ? 'offline.takeNewer' : isBegun ? 'offline.rest' : 'offline.take']
    return fillGaps(template, { size: say(plan.bytes) })
  }

  async function download({ edition, plan }: Offer): Promise<void> {
    abort = new AbortController()
    take.hidden = true
    remove.hidden = true
    stop.hidden = false
    stop.focus()
    progress.hidden = false
    status.textContent = fillGaps(words['offline.progress'], { size: say(plan.bytes) })
    let told = 0
    try {
      await takeEdition(edition, {
        signal: abort.signal,
        onProgress: (left) => {
          const part = edition.bytes > 0 ? 1 - left / edition.bytes : 1
          progress.value = part
          // Told in quarters, so that whoever listens is not told without end.
          const quarter = Math.floor(part * 4)
          if (quarter > told) status.textContent = fillGaps(words['offline.left'], { size: say(left) })
          told = Math.max(told, quarter)
        },
      })
      status.textContent = ''
      await keepForecasts((root.dataset.places ?? '').split(' '))
    } catch (error) {
      status.textContent = abort.signal.aborted ? words['offline.stopped'] : describeFailure(error)
    }
    abort = undefined
    await show()
    state.focus()
  }

  function describeFailure(error: unknown): string {
    if (error instanceof EditionReplaced) return words['offline.replaced']
    if (error instanceof NoRoom)
      return fillGaps(words['offline.noRoom'], { size: say(offer?.edition.storedBytes ?? 0) })
    console.error(error)
    return words['offline.failed']
  }

  if (!('serviceWorker' in navigator && 'caches' in window)) {
    state.textContent = words['offline.unsupported']
    return
  }
  // What happened is read out where it stands.
  state.tabIndex = -1
  take.addEventListener('click', () => offer && download(offer))
  stop.addEventListener('click', () => abort?.abort())
  remove.addEventListener('click', async () => {
    await removeEverything()
    status.textContent = ''
    await show()
    state.focus()
    root.dispatchEvent(new CustomEvent('removed', { bubbles: true }))
  })
  again.addEventListener('click', async () => {
    await keepAgain()
    await show()
    state.focus()
  })
  window.addEventListener('online', () => abort ?? show())
  // The list of what can be taken along weighs as much as a page; whoever does not get here does not fetch it.
  const nearby = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      nearby.disconnect()
      // A browser that keeps nothing (a private window, storage switched off) refuses here.
      show().catch((error) => {
        console.info(error)
        state.textContent = words['offline.unsupported']
      })
    },
    { rootMargin: '400px' },
  )
  nearby.observe(root)
}

async function findOffer(language: Language): Promise<Offer | undefined> {
  const edition = await fetchEdition(language).catch(() => undefined)
  // Without a network nothing can be fetched; what is there stays.
  return edition && { edition, plan: await planEdition(edition) }
}
