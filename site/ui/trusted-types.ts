interface DefaultPolicy {
  createHTML: (html: string) => string | null
  createScriptURL: (address: string) => string | null
}

type WindowWithTrustedTypes = typeof globalThis & {
  trustedTypes?: { defaultPolicy: unknown; createPolicy: (name: 'default', policy: DefaultPolicy) => unknown }
}

// A file of this site by its path, so never one of another host.
const ownScript = /^\/(?:[\w-]+\/)*[\w.-]+\.js$/

// What Leaflet asks the browser with, whether it can draw, and the empty icon.
const knownMarkup = new Set(['<svg/>', ''])

/**
 * Lets the libraries that need it do the two things that the content security policy (`require-trusted-types-for`) otherwise
 * forbids: start a worker from our own files (Pagefind, and the service worker), and try out whether the browser can draw
 * (Leaflet). Everything else that would become markup or script stays forbidden. To be called before such a library is loaded;
 * browsers without Trusted Types notice nothing.
 */
export function allowKnownLibraries(): void {
  const { trustedTypes } = globalThis as WindowWithTrustedTypes
  if (!trustedTypes || trustedTypes.defaultPolicy) return
  trustedTypes.createPolicy('default', {
    createHTML: (html) => (knownMarkup.has(html) ? html : null),
    createScriptURL: (address) => (ownScript.test(address) ? address : null),
  })
}
