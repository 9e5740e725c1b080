import { tabOfPanel } from '#site/ui/keep-tab-in-parameter.ts'
import { letButtonsPrint } from '#site/ui/print-behaviour.ts'
import { keepTicks, readTicks, type Ticks } from './kept-ticks.ts'

/** Undefined where the browser forbids access. */
function deviceStorage(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

function chosenSeason(root: HTMLElement): string {
  const tab = root.querySelector('[role=tab][aria-selected=true]')
  return tabOfPanel(tab?.getAttribute('aria-controls') ?? '')
}

function hasTick(ticks: Ticks, { name, value }: HTMLInputElement): boolean {
  return ticks[name]?.includes(value) ?? false
}

/** Stores ticks on this device only, clears one season with undo, and prints. */
export function startPackingList(root: HTMLElement, storage: Storage | undefined = deviceStorage()): void {
  const boxes = [...root.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  const status = root.querySelector<HTMLElement>('[data-status]')
  const undo = root.querySelector<HTMLElement>('[data-undo]')
  let cleared: HTMLInputElement[] = []
  let isKept = true

  const showStatus = (words: string | undefined) => {
    if (status) status.textContent = words ?? ''
  }
  // Only what changed: other boxes may be outdated after Back or with the list open in another tab.
  const keep = (changed: HTMLInputElement[], words?: string) => {
    const before = readTicks(storage)
    const ticks: Ticks = {}
    for (const box of boxes) {
      const isTicked = changed.includes(box) ? box.checked : hasTick(before, box)
      if (isTicked) ticks[box.name] = [...(ticks[box.name] ?? []), box.value]
    }
    isKept = keepTicks(storage, ticks)
    showStatus(isKept ? words : status?.dataset.notSaved)
  }
  const forgetCleared = () => {
    cleared = []
    if (undo) undo.hidden = true
  }
  const showKept = () => {
    const kept = readTicks(storage)
    for (const box of boxes) box.checked = hasTick(kept, box)
  }

  // What was ticked before this script was there, not what the browser filled in (site/page-start/early-use.ts).
  const early = boxes.filter(({ dataset }) => dataset.early !== undefined)
  if (early.length > 0) keep(early)
  showKept()
  // Another tab may have changed them.
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
    // The focused button has disappeared.
    root.querySelector<HTMLElement>('[data-reset]')?.focus()
  })
  letButtonsPrint(root)
}

/**
 * Calls `restore` when the page comes back from the back/forward cache, after WebKit has emptied controls with
 * `autocomplete="off"`, which it does in tasks after the event.
 */
export function onRestoredFromMemory(restore: () => void): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) setTimeout(restore)
  })
}
