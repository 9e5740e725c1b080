import type { Rule } from '#checks/rule.ts'
import { bundlePageStart } from '#site/page-start/bundle-script.ts'
import { waitingType } from '#site/page-start/let-scripts-wait.ts'
import type { BuiltSite } from './built-site.ts'
import { listClickCounters } from './clicks-are-counted.ts'
import { listAddresses } from './page-links.ts'
import { listSharedScripts } from './search-weight.ts'

export const noInlineCode: Rule<BuiltSite> = {
  name: 'no element has a style attribute, an event attribute or a javascript: address',
  findProblems({ pages }) {
    return pages.flatMap(({ path, root }) =>
      root.querySelectorAll('*').flatMap((element) =>
        Object.entries(element.attributes)
          .filter(([name, value]) => /^(style|on\w+)$/i.test(name) || /^\s*javascript:/i.test(value))
          .map(([name]) => ({
            file: path,
            fix: `<${element.tagName.toLowerCase()} ${name}=…> is blocked by the content security policy. Use a class or a behaviour module.`,
          })),
      ),
    )
  },
}

export const scriptsWait: Rule<BuiltSite> = {
  name: 'no script of a page is fetched before its picture is painted',
  findProblems: ({ pages }) =>
    pages.flatMap(({ path, root }) => [
      ...root
        .querySelectorAll('script[src]')
        .filter((script) => script.getAttribute('type') !== waitingType)
        .map((script) => ({
          file: path,
          fix: `${script.getAttribute('src')} is fetched at once. Bring it as a <script> of a screen, which site/middleware.ts lets wait.`,
        })),
      ...root.querySelectorAll('link[rel="modulepreload"]').map((link) => ({
        file: path,
        fix: `${link.getAttribute('href')} is fetched at once. Let it be imported.`,
      })),
    ]),
}

/** `Intl.PluralRules` reads little. */
const readsAllLocales =
  /\bIntl\.(?:NumberFormat|DateTimeFormat|RelativeTimeFormat|ListFormat|Collator|Segmenter|DisplayNames)\b|\.toLocale(?:Date|Time)?String\(|\.localeCompare\(/

export const scriptsReadNoLocales: Rule<BuiltSite> = {
  name: 'no script makes the browser read the names of all its locales, 25 to 60 ms of a fast machine',
  findProblems: ({ pages, files }) =>
    [
      ...[...files].filter(([path]) => path.endsWith('.js')).map(([path, { text }]) => ({ path, code: text })),
      ...pages.flatMap(({ path, root }) =>
        root.querySelectorAll('script:not([src])').map((script) => ({ path, code: script.textContent })),
      ),
    ].flatMap(({ path, code }) => {
      const [found] = readsAllLocales.exec(code) ?? []
      return found === undefined
        ? []
        : [
            {
              file: path,
              fix: `Write what ${found} says by format-number.ts, format-date.ts, format-age.ts or join-words.ts.`,
            },
          ]
    }),
}

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

/** `text-decoration` with a thickness, which Safari refuses as a whole: the link has no underline then. */
const refused = /text-decoration:\s*underline [\d.]+[a-z]+/

export const safariReadsUnderlines: Rule<BuiltSite> = {
  name: 'no style sets the thickness of an underline in the shorthand, which Safari refuses',
  findProblems({ pages }) {
    return pages.flatMap(({ path, root }) => {
      const found = root.querySelectorAll('style').map((style) => refused.exec(style.text)?.[0])
      return found
        .filter((shorthand) => shorthand !== undefined)
        .map((shorthand) => ({
          file: path,
          fix: `"${shorthand}" leaves links in Safari without underline. Write text-decoration-thickness by itself, and see that cssTarget in astro.config.ts keeps the two apart.`,
        }))
    })
  },
}

const pageStartScript = await bundlePageStart()
// Data blocks, which are not executed.
const dataTypes = ['application/ld+json', 'speculationrules']

export const scriptOnlyWhereNeeded: Rule<BuiltSite> = {
  name: 'only the pages with hasScript carry script, besides what every page fetches later, its search, and the count beside paying links',
  findProblems({ pages, files, pagesWithScript }) {
    const allowed = [...listSharedScripts(pages), ...listClickCounters(files)]
    return pages
      .filter(({ id }) => !pagesWithScript.includes(id))
      .flatMap(({ path, root }) =>
        root
          .querySelectorAll('script, astro-island, link[rel="modulepreload"]')
          .filter((element) => !dataTypes.includes(element.getAttribute('type') ?? ''))
          .filter((element) => element.rawText !== pageStartScript)
          .filter((element) => !allowed.includes(element.getAttribute('src') ?? ''))
          .map((element) => ({
            file: path,
            fix: `There is a <${element.tagName.toLowerCase()}>. Do without, or give the page hasScript in site/routes/pages.ts.`,
          })),
      )
  },
}
