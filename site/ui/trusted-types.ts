interface DefaultPolicy {
  createHTML: (html: string) => string | null
  createScriptURL: (address: string) => string | null
}

type WindowWithTrustedTypes = typeof globalThis & {
  trustedTypes?: { defaultPolicy: unknown; createPolicy: (name: 'default', policy: DefaultPolicy) => unknown }
}

// A path, so never another host.
const ownScript = /^\/(?:[\w-]+\/)*[\w.-]+\.js$/

// What Leaflet's feature detection and its empty icon insert.
const knownMarkup = new Set(['<svg/>', ''])

/**
 * Creates the Trusted Types policy for libraries, to be called before they load: allows workers from our own files (search,
 * service worker) and Leaflet's feature detection. All other markup and script stays forbidden.
 */
export function allowKnownLibraries(): void {
  const { trustedTypes } = globalThis as WindowWithTrustedTypes
  if (!trustedTypes || trustedTypes.defaultPolicy) return
  trustedTypes.createPolicy('default', {
    createHTML: (html) => (knownMarkup.has(html) ? html : null),
    createScriptURL: (address) => (ownScript.test(address) ? address : null),
  })
}
