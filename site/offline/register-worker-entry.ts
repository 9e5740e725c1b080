import { allowKnownLibraries } from '#site/ui/trusted-types.ts'
import { removedKey, workerAddress } from './kept-caches.ts'
import { savesData } from './saves-data.ts'

// Loaded from the second page on that somebody reads (worker-loader-behaviour.ts).

async function bringWorker(): Promise<void> {
  try {
    if (savesData() || localStorage.getItem(removedKey)) return
    allowKnownLibraries()
    await navigator.serviceWorker.register(workerAddress)
    const { active } = await navigator.serviceWorker.ready
    // The page before this one was read too, without a worker.
    active?.postMessage({ read: document.referrer })
  } catch (error) {
    // A browser that keeps nothing, as in some private windows, reads the guide with its network.
    console.info(error)
  }
}

// So that it competes with nothing that the page still fetches.
setTimeout(bringWorker, 1000)
