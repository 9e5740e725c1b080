import type { Plugin } from 'vite'

/** Removes the call by which sonner inserts a style element, which the content security policy would block. */
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
