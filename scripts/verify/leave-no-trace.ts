import { afterAll, vi } from 'vitest'

// Before every test file that shares its process with others: what it puts in the place of something ends with it.

/** What listens to the window since this file began: a document is emptied, but there is one window per process. */
const listening: Parameters<typeof removeEventListener>[] = []
const { addEventListener: listen } = globalThis
// No spy, which a test would take away in the middle of a file.
if (typeof document !== 'undefined')
  globalThis.addEventListener = (...added: Parameters<typeof addEventListener>) => {
    listening.push(added)
    listen(...added)
  }

afterAll(() => {
  globalThis.addEventListener = listen
  for (const each of listening.splice(0)) removeEventListener(...each)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.resetConfig()
  if (typeof document !== 'undefined') clearDocument()
})

/** Leaves the document as a test file finds it that is the first of its process. */
function clearDocument(): void {
  document.body.replaceChildren()
  document.head.replaceChildren()
  for (const root of [document.documentElement, document.body])
    for (const name of root.getAttributeNames()) root.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
}
