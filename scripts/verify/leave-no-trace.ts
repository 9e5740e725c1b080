import { afterAll, vi } from 'vitest'

// Before every test file that shares its process with others: what it puts in the place of something ends with it.

afterAll(() => {
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
