/** Writes the tab chosen on the page into the address, without a step in the history: a reload or a shared link opens it again. */
export function keepTabInAddress(): void {
  document.addEventListener('tabchange', (event) => {
    const { detail } = event as CustomEvent<string>
    history.replaceState(history.state, '', `#${detail}`)
  })
}
