import type { Problem, Rule } from '#checks/rule.ts'
import { mostBytesToShare } from '#site/share/share-size.ts'
import type { BuiltPage, BuiltSite, PageId } from './built-site.ts'
import { budgetOf, type PageBudget } from './page-budgets.ts'
import { type PageWeight, totalOf, weighAllScript, weighPage } from './page-weight.ts'

// Bytes, measured exactly. A page that needs more is a decision: change the number in the same commit and say why.

const budgets = {
  homeBeforeScrolling: 150_000,
  // With Leaflet, which comes after the page is there.
  mapScript: 130_000,
  /** What a browser fetches once to keep pages, a second after the first one is there. */
  offlineWorker: 8_200,
  /** One language, to be taken along by whoever wants to. 6.2 MB when measured. */
  offlineEdition: 8_000_000,
  allFonts: 90_000,
}

const measures: Record<keyof PageBudget, string> = {
  html: 'bytes of HTML',
  styles: 'bytes of styles',
  pictures: 'bytes of pictures before scrolling',
  script: 'bytes of script',
  requests: 'requests before scrolling',
}

export const pagesStayInTheirBudget: Rule<BuiltSite> = {
  name: 'no page is heavier than its kind may be, in HTML, styles, script, pictures and requests',
  findProblems({ pages, files }) {
    return pages.flatMap((page) => {
      const weight = weighPage(page, files)
      const budget = budgetOf(page.id)
      // A photo weighs what it weighs; the limit is for what the guide draws.
      const hasPhoto = page.root.querySelector('picture') !== null
      return (Object.keys(measures) as (keyof PageBudget)[])
        .filter((measure) => measure !== 'pictures' || !hasPhoto)
        .flatMap((measure) => exceed(page, weight[measure], budget[measure], measures[measure]))
    })
  },
}

export const homeIsLight: Rule<BuiltSite> = {
  name: 'the home page weighs at most 150 KB before scrolling',
  findProblems: (site) => checkWeight(site, 'home', totalOf, budgets.homeBeforeScrolling, 'bytes before scrolling'),
}

export const mapScriptIsSmall: Rule<BuiltSite> = {
  name: 'the map carries at most 130 KB of script, with what it loads once it is there',
  findProblems: ({ pages, files }) =>
    pages
      .filter(({ id }) => id === 'map')
      .flatMap((page) => exceed(page, weighAllScript(page, files), budgets.mapScript, 'bytes of script')),
}

export const offlineWorkerIsSmall: Rule<BuiltSite> = {
  name: 'the worker for no network weighs at most 8 KB, and a language that is taken along at most 8 MB',
  findProblems({ files }) {
    const editions = [...files].filter(([path]) => /^\/offline\/\w+\.json$/.test(path))
    return [
      ...exceedFile('/service-worker.js', files.get('/service-worker.js')?.compressedSize ?? 0, budgets.offlineWorker),
      ...editions.flatMap(([path, { text }]) => exceedFile(path, JSON.parse(text).bytes, budgets.offlineEdition)),
    ]
  },
}

export const fontsAreFew: Rule<BuiltSite> = {
  name: 'all fonts weigh at most 90 KB, and none takes the line from the picture by being preloaded',
  findProblems({ pages, files }) {
    const weight = [...files.values()]
      .filter(({ contentType }) => contentType.startsWith('font/'))
      .reduce((sum, { compressedSize }) => sum + compressedSize, 0)
    return [
      ...(weight > budgets.allFonts
        ? [{ file: 'site/assets/fonts', fix: tell(weight, budgets.allFonts, 'bytes') }]
        : []),
      ...pages.flatMap((page) =>
        exceed(page, page.root.querySelectorAll('link[rel="preload"][as="font"]').length, 0, 'preloaded fonts'),
      ),
    ]
  },
}

export const sharePicturesAreSmall: Rule<BuiltSite> = {
  name: 'no share picture weighs more than 120 KB',
  findProblems({ files }) {
    return [...files]
      .filter(([path, { compressedSize }]) => path.startsWith('/share/') && compressedSize > mostBytesToShare)
      .map(([path, { compressedSize }]) => ({ file: path, fix: tell(compressedSize, mostBytesToShare, 'bytes') }))
  },
}

function checkWeight(
  { pages, files }: BuiltSite,
  id: PageId,
  read: (weight: PageWeight) => number,
  budget: number,
  what: string,
): Problem[] {
  return pages
    .filter((page) => page.id === id)
    .flatMap((page) => exceed(page, read(weighPage(page, files)), budget, what))
}

function exceedFile(file: string, value: number, budget: number): Problem[] {
  return value > budget ? [{ file, fix: tell(value, budget, 'bytes') }] : []
}

function exceed({ path }: BuiltPage, value: number, budget: number, what: string): Problem[] {
  return value > budget ? [{ file: path, fix: tell(value, budget, what) }] : []
}

function tell(value: number, budget: number, what: string): string {
  return `${value} ${what}, ${value - budget} more than the ${budget} allowed.`
}
