import type { Rule } from '#checks/rule.ts'
import { mostBytesToShare } from '#site/media/social-images/share-size.ts'
import type { BuiltSite } from './built-site.ts'
import { budgetOf, type PageBudget } from './page-budgets.ts'
import { exceed, listWithImports, sizeOf, totalOf, weighAllScript, weighPage } from './page-weight.ts'

// Exact sizes in bytes. To raise a budget, change the number and give the reason in the same commit.

const budgets = {
  homeBeforeScrolling: 150_000,
  /**
   * Two seconds on a line of 30 kB/s: the page with its styles, and what scripts and letters it would not be shown without. The map has a
   * thousand more, for the words about 112 that have to be there without a network, and another for numbers and hours of registers. The languages in the footer took sixty.
   */
  firstView: 62_300,
  // With Leaflet, which is loaded later.
  mapScript: 130_000,
  /** Also with the lines of the sun, its calendar and the layer of tiles, which a press fetches each. */
  mapScriptPressed: 137_900,
  /** Fetched once, when the visitor stays on a page. */
  offlineWorker: 8_600,
  /** On pages with something to add, and on all pages once there is a trip. */
  // Who comes along and a fixed time are parts of the link that it reads; names in it are cleaned of what makes them read as others.
  // What a pasted plan was told travels in the link, too.
  tripOnPage: 8_250,
  /** On home and on pages of places, trips, activities and stays, after everything else. */
  // With our own sentence about a closed road, and on pages about driving the warning behind it.
  // Without a network a warning that was kept lasts on the next page, with its age.
  todayLine: 6_400,
  /** The download of one language; 8.15 MB when measured. */
  offlineBundle: 8_500_000,
  allFonts: 90_000,
}

const measures: Record<keyof PageBudget, string> = {
  html: 'bytes of HTML',
  styles: 'bytes of styles',
  pictures: 'bytes of pictures before scrolling',
  script: 'bytes of script',
  whenSeen: 'bytes of script for what is seen later',
  requests: 'requests before scrolling',
}

export const pagesStayInTheirBudget: Rule<BuiltSite> = {
  name: 'no page is heavier than its kind may be, in HTML, styles, script, pictures and requests',
  findProblems({ pages, files }) {
    return pages.flatMap((page) => {
      const weight = weighPage(page, files)
      const budget = budgetOf(page.id)
      // The limit is for drawings; photos may be heavier.
      const hasPhoto = page.root.querySelector('picture') !== null
      return (Object.keys(measures) as (keyof PageBudget)[])
        .filter((measure) => measure !== 'pictures' || !hasPhoto)
        .flatMap((measure) => exceed(page.path, weight[measure], budget[measure], measures[measure]))
    })
  },
}

export const homeIsLight: Rule<BuiltSite> = {
  name: 'the home page weighs at most 150 KB before scrolling',
  findProblems: ({ pages, files }) =>
    pages
      .filter(({ id }) => id === 'home')
      .flatMap((page) =>
        exceed(page.path, totalOf(weighPage(page, files)), budgets.homeBeforeScrolling, 'bytes before scrolling'),
      ),
}

export const firstViewIsLight: Rule<BuiltSite> = {
  name: 'what a page has to fetch to be seen weighs at most 62 KB before pictures',
  findProblems: ({ pages, files }) =>
    pages.flatMap((page) => {
      const needed = page.root
        .querySelectorAll(
          'script[src]:not([type="after-paint"]), link[rel="stylesheet"], link[rel="preload"]:not([as="image"])',
        )
        .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
      const weight = [page.path, ...new Set(needed)].reduce(
        (sum, path) => sum + (files.get(path)?.compressedSize ?? 0),
        0,
      )
      return exceed(page.path, weight, budgets.firstView, 'bytes before pictures')
    }),
}

export const mapScriptIsSmall: Rule<BuiltSite> = {
  name: 'the map carries at most 130 KB of script, with what it loads once it is there, and 138 KB with what a press fetches',
  findProblems: ({ pages, files }) =>
    pages
      .filter(({ id }) => id === 'map')
      .flatMap((page) => {
        const { byItself, withPressed } = weighAllScript(page, files)
        return [
          ...exceed(page.path, byItself, budgets.mapScript, 'bytes of script'),
          ...exceed(page.path, withPressed, budgets.mapScriptPressed, 'bytes of script with what a press fetches'),
        ]
      }),
}

export const offlineWorkerIsSmall: Rule<BuiltSite> = {
  name: 'the worker for no network weighs at most 8.6 KB, and a language that is taken along at most 8.5 MB',
  findProblems({ files }) {
    const bundles = [...files].filter(([path]) => /^\/offline\/\w+\.json$/.test(path))
    return [
      ...exceed('/service-worker.js', files.get('/service-worker.js')?.compressedSize ?? 0, budgets.offlineWorker),
      ...bundles.flatMap(([path, { text }]) => exceed(path, JSON.parse(text).bytes, budgets.offlineBundle)),
    ]
  },
}

/** Returns the rule that a script which others load keeps to its budget, with all that it imports. */
function scriptKeepsTo(budget: number, entry: string, name: string): Rule<BuiltSite> {
  return {
    name,
    findProblems: ({ files }) =>
      [...files]
        .filter(([path]) => new RegExp(`^/_assets/${entry}[-.][^/]+\\.js$`).test(path))
        .flatMap(([path]) => exceed(path, sizeOf(listWithImports(path, files), files), budget)),
  }
}

export const tripOnPageIsSmall = scriptKeepsTo(
  budgets.tripOnPage,
  'trip-links',
  'what adds to a trip and counts its stops weighs at most 8 KB',
)

export const todayLineIsSmall = scriptKeepsTo(
  budgets.todayLine,
  'today-line-entry',
  'what says of today on other pages weighs at most 5.7 KB',
)

export const fontsAreFew: Rule<BuiltSite> = {
  name: 'all fonts weigh at most 90 KB, and none takes the line from the picture by being preloaded',
  findProblems({ pages, files }) {
    const weight = [...files.values()]
      .filter(({ contentType }) => contentType.startsWith('font/'))
      .reduce((sum, { compressedSize }) => sum + compressedSize, 0)
    return [
      ...exceed('site/assets/fonts', weight, budgets.allFonts),
      ...pages.flatMap((page) =>
        exceed(page.path, page.root.querySelectorAll('link[rel="preload"][as="font"]').length, 0, 'preloaded fonts'),
      ),
    ]
  },
}

export const sharePicturesAreSmall: Rule<BuiltSite> = {
  name: 'no share picture weighs more than 120 KB',
  findProblems({ files }) {
    return [...files]
      .filter(([path]) => path.startsWith('/share/'))
      .flatMap(([path, { compressedSize }]) => exceed(path, compressedSize, mostBytesToShare))
  },
}
