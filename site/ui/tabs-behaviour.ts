/** Returns the tab index for a key, arrows wrapping around; undefined for other keys. */
export function nextTabIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/** Returns the id that a fragment names; as it stands where its codes are broken, as browsers do. */
function readFragment(hash: string): string {
  const coded = hash.slice(1)
  try {
    return decodeURIComponent(coded)
  } catch {
    return coded
  }
}

function activate(root: HTMLElement, month: number): void {
  const tabs = [...root.querySelectorAll<HTMLButtonElement>(':scope > [role=tablist] > [role=tab]')]
  const choose = (chosen: HTMLButtonElement) => {
    for (const tab of tabs) {
      const isChosen = tab === chosen
      tab.setAttribute('aria-selected', String(isChosen))
      tab.tabIndex = isChosen ? 0 : -1
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
      if (panel) panel.dataset.active = String(isChosen)
    }
    // The bar scrolls on narrow screens; this much of the tab before it shows that there is one.
    if (chosen.parentElement) chosen.parentElement.scrollLeft = chosen.offsetLeft - 48
    root.dispatchEvent(new CustomEvent('tabchange', { bubbles: true, detail: chosen.getAttribute('aria-controls') }))
  }
  tabs.forEach((tab, index) => {
    tab.addEventListener('click', () => choose(tab))
    tab.addEventListener('keydown', (event) => {
      const target = tabs[nextTabIndex(event.key, index, tabs.length) ?? -1]
      if (!target) return
      event.preventDefault()
      choose(target)
      target.focus()
    })
  })
  // A fragment inside a hidden panel activates its tab; otherwise the one of the month, where tabs have months.
  const aimed = location.hash ? document.getElementById(readFragment(location.hash)) : null
  const panel = aimed?.closest<HTMLElement>('.tab-panel')
  const isAimedAt = (tab: HTMLButtonElement) => tab.getAttribute('aria-controls') === panel?.id
  const isOfMonth = (tab: HTMLButtonElement) => tab.dataset.openMonths?.split(' ').includes(String(month))
  const first = panel ? tabs.find(isAimedAt) : tabs.find(isOfMonth)
  if (first) choose(first)
}

/** Activates every `Tabs` of the page, with the tab of the month open where tabs have months; to be called once. */
export function activateTabs(now = new Date()): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-tabs]')) activate(root, now.getMonth() + 1)
}
