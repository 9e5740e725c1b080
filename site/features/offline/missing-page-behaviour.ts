/** A browser says «online» a little before it is; and a server that was ended says nothing when it is back. */
const askEveryMs = 5000

/**
 * On the page for no network: when it stands in the place of another page, says so, and opens that one as soon as it can be
 * fetched. Asks while somebody looks at it.
 */
export function explainMissingPage(root: HTMLElement): void {
  const own = new URL(root.dataset.missingPage ?? '', location.origin).pathname
  if (location.pathname.replace(/\/+$/, '') === own) return
  root.hidden = false
  root.querySelector('[data-retry]')?.addEventListener('click', () => location.reload())
  window.addEventListener('online', openWhenThere)
  setInterval(() => {
    if (!document.hidden && navigator.onLine) openWhenThere()
  }, askEveryMs)
}

async function openWhenThere(): Promise<void> {
  // Asked in this way it is no page to the worker, which would answer with this one again.
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (answer && answer.status < 500) location.reload()
}
