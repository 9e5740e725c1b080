import { letButtonsPrint } from '#site/ui/print-behaviour.ts'
import { keepTicks, readTicks } from './kept-ticks.ts'

/** The device's own storage; undefined where the browser forbids even to ask for it. */
function deviceStorage(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

function seasonOfPanel(panelId: string): string {
  return panelId.slice(panelId.lastIndexOf('-') + 1)
}

/** The season that is open in the tabs: the id of the tab's panel ends with it. */
function chosenSeason(root: HTMLElement): string {
  const tab = root.querySelector('[role=tab][aria-selected=true]')
  return seasonOfPanel(tab?.getAttribute('aria-controls') ?? '')
}

/** Opens the season named in the address (`?season=winter`) and writes every later choice there. Call after `activateTabs`. */
export function keepSeasonInAddress(root: HTMLElement): void {
  const asked = new URLSearchParams(location.search).get('season')
  const tabs = [...root.querySelectorAll<HTMLElement>('[role=tab]')]
  tabs.find((tab) => seasonOfPanel(tab.getAttribute('aria-controls') ?? '') === asked)?.click()
  root.addEventListener('tabchange', (event) => {
    const address = new URL(location.href)
    address.searchParams.set('season', seasonOfPanel((event as CustomEvent<string>).detail))
    history.replaceState(history.state, '', address)
  })
}

/**
 * Makes a packing list remember: ticks are kept on this device and nowhere else, one season can be cleared and the
 * clearing taken back, and the open season can be printed. `root` holds the boxes, the buttons and the line of status.
 */
export function startPackingList(root: HTMLElement, storage: Storage | undefined = deviceStorage()): void {
  const boxes = [...root.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  const status = root.querySelector<HTMLElement>('[data-status]')
  const undo = root.querySelector<HTMLElement>('[data-undo]')
  let cleared: HTMLInputElement[] = []

  const say = (words: string | undefined) => {
    if (status) status.textContent = words ?? ''
  }
  const keep = (words?: string) => {
    const ticks: Record<string, string[]> = {}
    for (const box of boxes) if (box.checked) ticks[box.name] = [...(ticks[box.name] ?? []), box.value]
    say(keepTicks(storage, ticks) ? words : status?.dataset.notSaved)
  }
  const forgetCleared = () => {
    cleared = []
    if (undo) undo.hidden = true
  }

  const kept = readTicks(storage)
  for (const box of boxes) box.checked = kept[box.name]?.includes(box.value) ?? false

  root.addEventListener('change', () => {
    forgetCleared()
    keep()
  })
  root.querySelector('[data-reset]')?.addEventListener('click', () => {
    const season = chosenSeason(root)
    const ticked = boxes.filter((box) => box.name === season && box.checked)
    if (ticked.length === 0) return
    cleared = ticked
    for (const box of cleared) box.checked = false
    if (undo) undo.hidden = false
    keep(status?.dataset.wasReset)
  })
  undo?.addEventListener('click', () => {
    for (const box of cleared) box.checked = true
    forgetCleared()
    keep()
    // The button that had the focus is gone now.
    root.querySelector<HTMLElement>('[data-reset]')?.focus()
  })
  letButtonsPrint(root)
}
