import { allowKnownLibraries } from '#site/ui/trusted-types.ts'
import { removedKey, savesData, workerAddress } from './kept-caches.ts'

// Loaded where no worker controls the page, once the visitor stays (worker-loader-behaviour.ts).

async function bringWorker(): Promise<void> {
  try {
    if (savesData() || localStorage.getItem(removedKey)) return
    allowKnownLibraries()
    await navigator.serviceWorker.register(workerAddress)
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ opened: document.referrer })
  } catch (error) {
    // A browser without storage, as in some private windows, reads the guide online.
    console.info(error)
  }
}

// Later than what the page itself fetches; and what a line that went away kept from coming is asked for again.
setTimeout(bringWorker, 1000)
addEventListener('online', bringWorker)
