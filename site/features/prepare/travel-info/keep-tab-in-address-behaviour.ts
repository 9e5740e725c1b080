/** Writes the chosen tab into the address without adding a history entry, so that a reload or shared link opens it. */
export function keepTabInAddress(): void {
  document.addEventListener('tabchange', (event) => {
    const { detail } = event as CustomEvent<string>
    history.replaceState(history.state, '', `#${detail}`)
  })
}
