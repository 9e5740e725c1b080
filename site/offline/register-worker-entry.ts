import { allowKnownLibraries } from '#site/ui/trusted-types.ts'
import { removedKey, workerAddress } from './kept-caches.ts'
import { savesData } from './saves-data.ts'

// Loaded from the second page of a visit on, and on the page of a trip (worker-loader-behaviour.ts).

async function bringWorker(): Promise<void> {
  try {
    if (savesData() || localStorage.getItem(removedKey)) return
    allowKnownLibraries()
    await navigator.serviceWorker.register(workerAddress)
    const { active } = await navigator.serviceWorker.ready
    // The page before this one was read without a worker.
    active?.postMessage({ read: document.referrer })
  } catch (error) {
    // A browser without storage, as in some private windows, reads the guide online.
    console.info(error)
  }
}

// Later than everything that the page itself fetches.
setTimeout(bringWorker, 1000)
