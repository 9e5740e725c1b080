import type { Plugin } from 'vite'

/**
 * A Vite plugin that takes the one call out of sonner that writes a style element into the page. The content security
 * policy would refuse it; `notice-host.tsx` imports the same styles as a file. Fails the build when sonner no longer
 * looks as expected, so that nobody ships unstyled or blocked notices.
 */
export function stripInsertedStyles(): Plugin {
  return {
    name: 'strip-inserted-styles',
    transform(code, id) {
      if (!/\/sonner\/dist\/index\.m?js(\?|$)/.test(id)) return undefined
      const stripped = code.replace(/^__insertCSS\(".*"\);?$/m, '')
      if (stripped === code)
        this.error('sonner inserts its styles in another way than before; mend strip-inserted-styles.ts.')
      return { code: stripped, map: null }
    },
  }
}
