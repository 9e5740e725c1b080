import type { OutboundClick } from '#contract/outbound-clicks.ts'

const payingLinks = 'a[rel~=sponsored][data-partner]'

/**
 * Tells the server of every click on a paying link: which partner, on which page, at which place among the page's paying links,
 * and nothing of who clicked. Tells nothing where the browser asks not to be tracked. The link never waits for it.
 */
export function countClicks(): void {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean }
  if (globalPrivacyControl || doNotTrack === '1') return
  for (const kind of ['click', 'auxclick'] as const) document.addEventListener(kind, count)
}

function count({ target, button, defaultPrevented }: MouseEvent): void {
  const link = target instanceof Element && target.closest<HTMLElement>(payingLinks)
  // 0 also for the keyboard, 1 opens a new tab; the other buttons open a menu.
  if (!link || button > 1 || defaultPrevented) return
  const click: OutboundClick = {
    partner: link.dataset.partner as OutboundClick['partner'],
    page: decodeURI(location.pathname),
    position: [...document.querySelectorAll(payingLinks)].indexOf(link) + 1,
  }
  // A beacon outlives the page and delays nothing. A browser without it is not counted.
  navigator.sendBeacon?.('/api/outbound-clicks', new Blob([JSON.stringify(click)], { type: 'application/json' }))
}
