import { allowKnownLibraries } from '#site/ui/trusted-types.ts'
import { isOurs, keptCaches, removedKey, workerAddress } from './kept-caches.ts'

/** Where Workbox writes down what was used last. */
const bookkeeping = 'workbox-expiration'

/** Promises that nothing of the guide’s pages and no worker is left in the browser, and that no page brings it back. */
export async function removeEverything(): Promise<void> {
  localStorage.setItem(removedKey, 'removed')
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
  // Twice: what was under way when the first was taken away may have written once more.
  await deleteCaches()
  await new Promise((resolve) => setTimeout(resolve, 300))
  await deleteCaches()
  await forgetUses()
}

/** Lets the browser keep what is read again. */
export async function keepAgain(): Promise<void> {
  localStorage.removeItem(removedKey)
  // A worker that is brought back before its last page was closed is not installed anew.
  await caches.open(keptCaches.wanted)
  allowKnownLibraries()
  await navigator.serviceWorker.register(workerAddress)
}

/** Tells whether everything was removed and nothing has been kept since. */
export function isRemoved(): boolean {
  return localStorage.getItem(removedKey) !== null
}

/** Empties it. To delete it would wait for the worker to end, and a worker that is brought back would wait for that. */
async function forgetUses(): Promise<void> {
  // Asked for by its name alone, one that is not there would be made.
  const databases = await indexedDB.databases?.()
  if (!databases?.some(({ name }) => name === bookkeeping)) return
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(bookkeeping)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  for (const store of database.objectStoreNames) database.transaction(store, 'readwrite').objectStore(store).clear()
  // Waits by itself for what was begun.
  database.close()
}

async function deleteCaches(): Promise<void> {
  for (const name of (await caches.keys()).filter(isOurs)) await caches.delete(name)
}
