import type { Rule } from '#checks/rule.ts'
import type { BuiltSite } from './built-site.ts'
import { listAddresses } from './page-links.ts'

export const noThirdHosts: Rule<BuiltSite> = {
  name: 'no page loads anything from another host',
  findProblems({ pages, origin }) {
    return pages.flatMap(({ path, root }) => {
      const addresses = listAddresses(root)
        // Links wait for a click; canonical and alternate only name an address.
        .filter(
          ({ element }) =>
            element.tagName !== 'A' && !/^(canonical|alternate)$/.test(element.getAttribute('rel') ?? ''),
        )
        .map(({ address }) => address)
      const inStyles = root
        .querySelectorAll('style')
        .flatMap(({ rawText }) => [...rawText.matchAll(/url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)/g)])
        .map(([, url, imported]) => url ?? imported ?? '')
      return [...addresses, ...inStyles]
        .filter((address) => !address.startsWith('data:') && URL.canParse(address, origin))
        .filter((address) => new URL(address, origin).origin !== origin)
        .map((address) => ({ file: path, fix: `${address} is on another host. Bring it into the guide.` }))
    })
  },
}
