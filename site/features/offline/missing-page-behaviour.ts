/** Browsers say «online» a little early, and a restarted server does not notify anybody. */
const askEveryMs = 5000

/** In place of a page that could not be loaded: says so, and reloads as soon as that page can be fetched. */
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
  // A HEAD request is no navigation to the worker, which would respond with this page again.
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (answer && answer.status < 500) location.reload()
}
