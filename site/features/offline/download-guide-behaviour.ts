import type { Language } from '#contract/languages.ts'
import { osloDateOf } from '#site/domain/calendar/oslo-day.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatDay } from '#site/i18n/format-date.ts'
import { formatNumber } from '#site/i18n/format-number.ts'
import { BundleReplaced, downloadBundle, fetchBundle, keepForecasts, NoRoom, planBundle } from './download-bundle.ts'
import { type DownloadedBundle, listBundles, type OfflineBundle } from './find-bundle.ts'
import { keptCaches } from './kept-caches.ts'
import type { OfflineWords } from './offline-words.ts'
import type { DownloadPlan } from './plan-download.ts'
import { isRemoved, keepAgain, removeEverything } from './remove-everything.ts'

/** How long one waits for storage and network before what is known is said, with a button to try again. */
export const patienceMs = 6000

interface Offer {
  bundle: OfflineBundle
  plan: DownloadPlan
}

/** Shows in the panel what is on the device and what can be fetched, and fetches and removes it on a press. */
export function startDownloading(root: HTMLElement): void {
  const words: OfflineWords = JSON.parse(root.dataset.words ?? '{}')
  const locale = root.dataset.locale ?? 'nb-NO'
  const language = root.dataset.downloadGuide as Language
  const find = <Found extends HTMLElement>(name: string) => root.querySelector(`[data-${name}]`) as Found
  const state = find('state')
  const status = find('status')
  const progress = find<HTMLProgressElement>('progress')
  const downloadButton = find<HTMLButtonElement>('download')
  const stop = find<HTMLButtonElement>('stop')
  const remove = find<HTMLButtonElement>('remove')
  const again = find<HTMLButtonElement>('again')
  const retry = find<HTMLButtonElement>('retry')
  let offer: Offer | undefined
  let abort: AbortController | undefined
  let asked = 0

  const formatSize = (bytes: number) => formatMegabytes(bytes, locale)

  async function show(): Promise<void> {
    asked += 1
    const turn = asked
    let onDevice: DownloadedBundle | 'none' | undefined
    const late = setTimeout(() => showLate(onDevice), patienceMs)
    try {
      const [downloaded] = await listBundles(language)
      onDevice = downloaded ?? 'none'
      const found = await findOffer(language)
      const isKept = await caches.has(keptCaches.wanted)
      // Asked again meanwhile, the later answer holds.
      if (turn === asked) showFound(downloaded, found, isKept)
    } finally {
      clearTimeout(late)
    }
  }

  /** Says as much as is known by now; what comes later takes its place. */
  function showLate(onDevice: DownloadedBundle | 'none' | undefined): void {
    const known = onDevice === 'none' ? words['offline.absent'] : onDevice ? formatState(onDevice) : ''
    state.textContent = `${known} ${words['offline.slow']}`.trim()
    retry.hidden = false
  }

  function showFound(downloaded: DownloadedBundle | undefined, found: Offer | undefined, isKept: boolean): void {
    offer = found
    retry.hidden = true
    state.textContent = formatState(downloaded, offer)
    downloadButton.hidden = !offer || offer.bundle.version === downloaded?.version
    if (offer) downloadButton.textContent = formatDownloadLabel(downloaded, offer)
    remove.hidden = !isKept && !downloaded
    again.hidden = !isRemoved()
    stop.hidden = true
    progress.hidden = true
  }

  function formatState(downloaded: DownloadedBundle | undefined, { bundle, plan }: Partial<Offer> = {}): string {
    if (!downloaded) {
      if (isRemoved()) return words['offline.removed']
      return bundle && plan
        ? fillGaps(words['offline.notWhole'], {
            download: formatSize(plan.bytes),
            size: formatSize(bundle.storedBytes),
          })
        : words['offline.noNetwork']
    }
    const date = formatDay(osloDateOf(Date.parse(downloaded.downloadedAt)), locale, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    })
    const sentence = fillGaps(words['offline.downloaded'], { date, size: formatSize(downloaded.storedBytes) })
    return bundle && bundle.version !== downloaded.version ? `${sentence} ${words['offline.newer']}` : sentence
  }

  function formatDownloadLabel(downloaded: DownloadedBundle | undefined, { bundle, plan }: Offer): string {
    const isBegun = plan.bytes < bundle.bytes / 2
    const template = words[downloaded ? 'offline.downloadNewer' : isBegun ? 'offline.rest' : 'offline.download']
    return fillGaps(template, { size: formatSize(plan.bytes) })
  }

  async function download({ bundle, plan }: Offer): Promise<void> {
    abort = new AbortController()
    downloadButton.hidden = true
    remove.hidden = true
    stop.hidden = false
    stop.focus()
    progress.hidden = false
    status.textContent = fillGaps(words['offline.progress'], { size: formatSize(plan.bytes) })
    let announced = 0
    try {
      await downloadBundle(bundle, {
        signal: abort.signal,
        onProgress: (left) => {
          const part = bundle.bytes > 0 ? 1 - left / bundle.bytes : 1
          progress.value = part
          // Announced in quarters only, for screen readers.
          const quarter = Math.floor(part * 4)
          if (quarter > announced) status.textContent = fillGaps(words['offline.left'], { size: formatSize(left) })
          announced = Math.max(announced, quarter)
        },
      })
      status.textContent = ''
      await keepForecasts((root.dataset.places ?? '').split(' '))
    } catch (error) {
      status.textContent = abort.signal.aborted ? words['offline.stopped'] : formatFailure(error)
    }
    abort = undefined
    await show()
    state.focus()
  }

  function formatFailure(error: unknown): string {
    if (error instanceof BundleReplaced) return words['offline.replaced']
    if (error instanceof NoRoom)
      return fillGaps(words['offline.noRoom'], { size: formatSize(offer?.bundle.storedBytes ?? 0) })
    console.error(error)
    return words['offline.failed']
  }

  if (!('serviceWorker' in navigator && 'caches' in window)) {
    state.textContent = words['offline.unsupported']
    return
  }
  // Results are read out where they stand.
  state.tabIndex = -1
  downloadButton.addEventListener('click', () => offer && download(offer))
  stop.addEventListener('click', () => abort?.abort())
  /** Storage can be refused at any time; the button then says so in place of doing nothing. */
  async function change(what: () => Promise<void>): Promise<boolean> {
    try {
      await what()
      status.textContent = ''
      await show()
      state.focus()
      return true
    } catch (error) {
      console.error(error)
      status.textContent = words['offline.refused']
      return false
    }
  }
  remove.addEventListener('click', async () => {
    if (await change(removeEverything)) root.dispatchEvent(new CustomEvent('removed', { bubbles: true }))
  })
  again.addEventListener('click', () => change(keepAgain))
  retry.addEventListener('click', () => {
    retry.hidden = true
    state.textContent = words['offline.looking']
    state.focus()
    show().catch(sayUnsupported)
  })
  window.addEventListener('online', () => abort ?? show())
  function sayUnsupported(error: unknown): void {
    console.info(error)
    retry.hidden = true
    state.textContent = words['offline.unsupported']
  }
  // The bundle’s list of files weighs as much as a page; fetched only when the panel comes near the window.
  const nearby = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      nearby.disconnect()
      // Browsers without storage (private window, storage switched off) reject here.
      show().catch(sayUnsupported)
    },
    { rootMargin: '400px' },
  )
  nearby.observe(root)
}

async function findOffer(language: Language): Promise<Offer | undefined> {
  const bundle = await fetchBundle(language).catch(() => undefined)
  // Without network there is no offer; stored files stay.
  return bundle && { bundle, plan: await planBundle(bundle) }
}

/** Returns bytes as megabytes: «8,4 MB», at least «0,1 MB». */
export function formatMegabytes(bytes: number, locale: string): string {
  const megabytes = Math.max(0.1, Math.ceil(bytes / 100_000) / 10)
  return `${formatNumber(megabytes, locale)}\u00a0MB`
}
