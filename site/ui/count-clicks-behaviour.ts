import type { OutboundClick } from '#contract/outbound-clicks.ts'

const payingLinks = 'a[rel~=sponsored][data-partner]'

/**
 * Reports each click on a paying link to the server: partner, page and position among the page's paying links, nothing about
 * the visitor. Respects the browser's do-not-track signals and never delays the link.
 */
export function countClicks(): void {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean }
  if (globalPrivacyControl || doNotTrack === '1') return
  for (const kind of ['click', 'auxclick'] as const) document.addEventListener(kind, count)
}

function count({ target, button, defaultPrevented }: MouseEvent): void {
  const link = target instanceof Element && target.closest<HTMLElement>(payingLinks)
  // 0 includes the keyboard, 1 opens a new tab; other buttons open a menu.
  if (!link || button > 1 || defaultPrevented) return
  const click: OutboundClick = {
    partner: link.dataset.partner as OutboundClick['partner'],
    page: decodeURI(location.pathname),
    position: [...document.querySelectorAll(payingLinks)].indexOf(link) + 1,
  }
  // A beacon outlives the page. A browser without it is not counted.
  navigator.sendBeacon?.('/api/outbound-clicks', new Blob([JSON.stringify(click)], { type: 'application/json' }))
}
