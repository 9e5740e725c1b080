const parameter = 'days'

/** `days-3` → `3`: the ids of the panels are made by `Tabs`. */
function daysOfPanel(id: string): string {
  return id.replace(/^days-/, '')
}

/** Opens the plan that the address asks for (`?days=5`) and writes the chosen one into it, without a step in the history. */
export function keepDaysInAddress(root: HTMLElement): void {
  const asked = new URLSearchParams(location.search).get(parameter)
  const tabs = [...root.querySelectorAll<HTMLElement>('[role=tab]')]
  tabs.find((tab) => daysOfPanel(tab.getAttribute('aria-controls') ?? '') === asked)?.click()
  root.addEventListener('tabchange', (event) => {
    const address = new URL(location.href)
    address.searchParams.set(parameter, daysOfPanel((event as CustomEvent<string>).detail))
    history.replaceState(history.state, '', address)
  })
}
