import { addPartnerScript } from './add-partner-script.ts'

/** `closed`: nothing of the partner is loaded. `failed`: the script did not load; the gate is closed again. */
export type GatePhase = 'closed' | 'loading' | 'shown' | 'failed'

/** Milliseconds until the partner counts as slow, and as failed. */
export const patience = { slow: 4000, gone: 15_000 } as const

const rememberKey = 'lofoten-tour-gate'

/** Storage may be forbidden or full; then the choice is simply not remembered. */
function tryStorage<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(localStorage)
  } catch (error) {
    console.warn('The choice about the partner’s tours cannot be remembered.', error)
    return undefined
  }
}

function find<Wanted extends Element>(gate: Element, name: string): Wanted {
  const found = gate.querySelector<Wanted>(`[data-gate-${name}]`)
  if (!found) throw new Error(`The gate has no part "${name}".`)
  return found
}

/** Loads the partner’s widget after a click, or at once if remembered; removes it on «Skjul», failure and leaving. */
export function openTourGate(gate: HTMLElement): void {
  const show = find<HTMLButtonElement>(gate, 'show')
  const hide = find<HTMLButtonElement>(gate, 'hide')
  const closed = find<HTMLElement>(gate, 'closed')
  const foreign = find<HTMLElement>(gate, 'foreign')
  const place = find<HTMLElement>(gate, 'place')
  const status = find<HTMLElement>(gate, 'status')
  const remember = find<HTMLInputElement>(gate, 'remember')
  let stop: () => void = () => {}
  let removeScript: () => void = () => {}

  function enter(phase: GatePhase): void {
    gate.dataset.phase = phase
    const isOpen = phase === 'loading' || phase === 'shown'
    closed.hidden = isOpen
    foreign.hidden = !isOpen
    hide.hidden = !isOpen
    foreign.setAttribute('aria-busy', String(phase === 'loading'))
    status.textContent = status.dataset[phase] ?? ''
  }

  function clear(): void {
    stop()
    stop = () => {}
    // Also what the partner has added beside it or to its attributes.
    foreign.replaceChildren(place)
    place.replaceChildren()
    for (const name of place.getAttributeNames()) if (name !== 'data-gate-place') place.removeAttribute(name)
    removeScript()
  }

  function load(): void {
    clear()
    enter('loading')
    const { partnerId = '', reference = '', widgetLanguage, script: address = '' } = gate.dataset
    place.dataset.viPartnerId = partnerId
    place.dataset.viWidgetRef = reference
    if (widgetLanguage) place.dataset.viLanguage = widgetLanguage

    const fail = () => {
      console.warn(`The partner’s tours did not load from ${address}.`)
      clear()
      enter('failed')
      show.focus()
    }
    // The partner has no ready event; content in its element is the sign.
    const observer = new MutationObserver(() => {
      if (!place.firstElementChild && place.isConnected) return
      stop()
      enter('shown')
    })
    observer.observe(foreign, { childList: true, subtree: true })
    const slow = setTimeout(() => {
      status.textContent = status.dataset.slow ?? ''
    }, patience.slow)
    const gone = setTimeout(fail, patience.gone)
    stop = () => {
      observer.disconnect()
      clearTimeout(slow)
      clearTimeout(gone)
    }
    removeScript = addPartnerScript(address, fail)
  }

  show.addEventListener('click', () => {
    load()
    hide.focus()
  })
  hide.addEventListener('click', () => {
    clear()
    enter('closed')
    remember.checked = false
    tryStorage((storage) => storage.removeItem(rememberKey))
    show.focus()
  })
  remember.addEventListener('change', () => {
    tryStorage((storage) => (remember.checked ? storage.setItem(rememberKey, 'yes') : storage.removeItem(rememberKey)))
  })
  // A page in the back/forward cache must not keep the partner’s script.
  addEventListener('pagehide', () => {
    clear()
    enter('closed')
  })
  const wasRemembered = tryStorage((storage) => storage.getItem(rememberKey)) === 'yes'
  remember.checked = wasRemembered
  addEventListener('pageshow', (event) => {
    if (event.persisted && remember.checked) load()
  })
  if (wasRemembered) load()
}
