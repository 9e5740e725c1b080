/** Returns the id of the tab of a panel: `Tabs` calls panels `<tabs>-<tab>`. */
export function tabOfPanel(panelId: string): string {
  return panelId.slice(panelId.lastIndexOf('-') + 1)
}

/** Opens the tab named in a query parameter and writes later choices there. Call after `activateTabs`. */
export function keepTabInParameter(root: HTMLElement, parameter: string): void {
  const asked = new URLSearchParams(location.search).get(parameter)
  if (asked) root.querySelector<HTMLElement>(`[aria-controls$="-${CSS.escape(asked)}"]`)?.click()
  root.addEventListener('tabchange', (event) => {
    const address = new URL(location.href)
    address.searchParams.set(parameter, tabOfPanel((event as CustomEvent<string>).detail))
    history.replaceState(history.state, '', address)
  })
}
