import type { Problem, Rule } from '#checks/rule.ts'
import type { BuiltPage, BuiltSite } from './built-site.ts'

// What link previews want.
const wanted = { width: 1200, height: 630 }
const mostLetters = 420

export const pagesHaveSharePictures: Rule<BuiltSite> = {
  name: 'every page to be found has a share picture of its own, of the right size and described',
  findProblems(site) {
    const firstPageOf = new Map<string, string>()
    return site.pages
      .filter(({ isIndexed }) => isIndexed)
      .flatMap((page) => {
        const { address, faults } = findFaults(page, site)
        const earlier = firstPageOf.get(address)
        firstPageOf.set(address, page.path)
        if (earlier !== undefined) faults.push(`The share picture ${address} is that of ${earlier}.`)
        return faults.map((fix): Problem => ({ file: page.path, fix }))
      })
  },
}

function findFaults({ root }: BuiltPage, { origin, files }: BuiltSite): { address: string; faults: string[] } {
  const read = (name: string) =>
    root
      .querySelectorAll(`meta[property="${name}"], meta[name="${name}"]`)
      .map((element) => element.getAttribute('content') ?? '')
  const [address, ...others] = read('og:image')
  if (address === undefined || others.length > 0) {
    return { address: '', faults: [`There are ${read('og:image').length} og:image, not one. Use PageLayout.`] }
  }
  const url = URL.canParse(address) ? new URL(address) : undefined
  const path = url ? decodeURI(url.pathname) : address
  const file = files.get(path)
  const faults: string[] = []
  if (url?.origin !== origin) faults.push(`og:image is ${address}, not an address of ${origin}.`)
  if (!file) faults.push(`The share picture ${path} is not built.`)
  else if (file.dimensions?.width !== wanted.width || file.dimensions.height !== wanted.height)
    faults.push(`The share picture ${path} does not measure ${wanted.width} × ${wanted.height}.`)
  for (const [name, value] of [
    ['og:image:width', String(wanted.width)],
    ['og:image:height', String(wanted.height)],
    ['og:image:type', file?.contentType ?? 'image/jpeg'],
    ['twitter:image', address],
  ] as const) {
    if (read(name)[0] !== value) faults.push(`${name} is ${read(name)[0]}, not ${value}.`)
  }
  for (const name of ['og:image:alt', 'twitter:image:alt']) {
    const letters = read(name)[0]?.length ?? 0
    if (letters === 0 || letters > mostLetters)
      faults.push(`${name} has ${letters} letters; say what is seen in 1 to ${mostLetters}.`)
  }
  return { address: path, faults }
}
