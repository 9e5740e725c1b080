import { letButtonsPrint } from '#site/ui/print-behaviour.ts'
import { onRestoredFromMemory } from '#site/ui/restored-from-memory.ts'
import { keepTicks, readTicks, type Ticks } from './kept-ticks.ts'

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

function hasTick(ticks: Ticks, { name, value }: HTMLInputElement): boolean {
  return ticks[name]?.includes(value) ?? false
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
  let isKept = true

  const say = (words: string | undefined) => {
    if (status) status.textContent = words ?? ''
  }
  // Only what changed: the other boxes may show less than is kept, after Back or with the list open in another tab.
  const keep = (changed: HTMLInputElement[], words?: string) => {
    const before = readTicks(storage)
    const ticks: Ticks = {}
    for (const box of boxes) {
      const isTicked = changed.includes(box) ? box.checked : hasTick(before, box)
      if (isTicked) ticks[box.name] = [...(ticks[box.name] ?? []), box.value]
    }
    isKept = keepTicks(storage, ticks)
    say(isKept ? words : status?.dataset.notSaved)
  }
  const forgetCleared = () => {
    cleared = []
    if (undo) undo.hidden = true
  }
  const showKept = () => {
    const kept = readTicks(storage)
    for (const box of boxes) box.checked = hasTick(kept, box)
  }

  showKept()
  // Another tab may have changed them, too.
  onRestoredFromMemory(() => {
    if (isKept) showKept()
  })
  root.addEventListener('change', ({ target }) => {
    forgetCleared()
    keep(boxes.filter((box) => box === target))
  })
  root.querySelector('[data-reset]')?.addEventListener('click', () => {
    const season = chosenSeason(root)
    const ticked = boxes.filter((box) => box.name === season && box.checked)
    if (ticked.length === 0) return
    cleared = ticked
    for (const box of cleared) box.checked = false
    if (undo) undo.hidden = false
    keep(cleared, status?.dataset.wasReset)
  })
  undo?.addEventListener('click', () => {
    for (const box of cleared) box.checked = true
    keep(cleared)
    forgetCleared()
    // The button that had the focus is gone now.
    root.querySelector<HTMLElement>('[data-reset]')?.focus()
  })
  letButtonsPrint(root)
}
