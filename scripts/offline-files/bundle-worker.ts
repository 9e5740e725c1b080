import type { Language } from '#contract/languages.ts'
import { bundleScript } from '#site/page-start/bundle-script.ts'

/** Resolves with the service worker. `offlinePages` are the pages shown for a missing one. */
export function bundleWorker(offlinePages: Record<Language, string>): Promise<string> {
  return bundleScript('site/features/offline/service-worker.ts', {
    offlinePages: JSON.stringify(offlinePages),
    // In any mode: Workbox’s development messages would double the worker.
    'process.env.NODE_ENV': '"production"',
  })
}
