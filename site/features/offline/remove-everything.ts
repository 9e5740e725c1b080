import { allowKnownLibraries } from '#site/ui/trusted-types.ts'
import { deleteCaches, isOurs, keptCaches, removedKey, workerAddress } from './kept-caches.ts'

/** The database of Workbox. */
const bookkeeping = 'workbox-expiration'

/** Deletes the guide's caches and workers from the browser, and keeps pages from bringing them back. */
export async function removeEverything(): Promise<void> {
  localStorage.setItem(removedKey, 'removed')
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
  // Twice, because a request in flight may write again after the first time; later the worker sees that it is not wanted.
  await deleteCaches(isOurs)
  await new Promise((resolve) => setTimeout(resolve, 300))
  await deleteCaches(isOurs)
  await forgetUses()
}

/** Allows the browser to keep pages again. */
export async function keepAgain(): Promise<void> {
  localStorage.removeItem(removedKey)
  // A worker that is brought back before its last page was closed does not run `install` again.
  await caches.open(keptCaches.wanted)
  allowKnownLibraries()
  await navigator.serviceWorker.register(workerAddress)
  // Only then is the next page read through the worker.
  await navigator.serviceWorker.ready
}

/** Returns whether everything was removed and nothing has been kept since. */
export function isRemoved(): boolean {
  return localStorage.getItem(removedKey) !== null
}

/** Empties the database. Deleting it would block until the worker ends, and a new worker would wait for that. */
async function forgetUses(): Promise<void> {
  // Opening a missing database would create it.
  const databases = await indexedDB.databases?.()
  if (!databases?.some(({ name }) => name === bookkeeping)) return
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(bookkeeping)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  for (const store of database.objectStoreNames) database.transaction(store, 'readwrite').objectStore(store).clear()
  // Waits for the transactions.
  database.close()
}
