import { afterAll, vi } from 'vitest'

// Before every test file that shares its process with others: what it puts in the place of something ends with it.

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.resetConfig()
})
