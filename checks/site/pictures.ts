import { brotliCompressSync } from 'node:zlib'
import type { HTMLElement } from 'node-html-parser'
import type { Rule } from '#checks/rule.ts'
import type { BuiltPage, BuiltSite, PhotoOfSite } from './built-site.ts'
import { exceed } from './page-weight.ts'

/** Returns the images on a page that show a photo, by their file names. */
export function listShown({ root }: BuiltPage, { kind, id }: PhotoOfSite): HTMLElement[] {
  const name = new RegExp(`/photo-${kind}-${id}-\\d+\\.`)
  return root.querySelectorAll('img').filter((image) => name.test(image.getAttribute('src') ?? ''))
}

export const photosAreCredited: Rule<Pick<BuiltSite, 'pages' | 'photos'>> = {
  name: 'beside every photo stands visibly who took it and under which licence',
  findProblems({ pages, photos }) {
    return pages.flatMap((page) =>
      photos.flatMap((photo) =>
        listShown(page, photo)
          .filter((image) => !standsCredited(image, photo))
          .map(() => ({
            file: page.path,
            fix: `The photo of ${photo.kind}/${photo.id} is shown without "${photo.credit} / ${photo.licence}". Show its PhotoCredit beside it.`,
          })),
      ),
    )
  },
}

/** Returns whether the figure, article or section around a photo credits it visibly. */
function standsCredited(image: HTMLElement, photo: PhotoOfSite): boolean {
  const surroundings = image.closest('figure, article, section') ?? image.closest('body')
  const around = new Set(listAncestors(image))
  return (surroundings?.querySelectorAll('.photo-credit') ?? [])
    .filter(({ textContent }) => textContent.includes(photo.credit) && textContent.includes(photo.licence))
    .some((credit) => [credit, ...listAncestors(credit)].every((element) => around.has(element) || !isHidden(element)))
}

function listAncestors(element: HTMLElement): HTMLElement[] {
  return element.parentNode ? [element.parentNode, ...listAncestors(element.parentNode)] : []
}

function isHidden(element: HTMLElement): boolean {
  return (
    element.hasAttribute('hidden') ||
    element.getAttribute('aria-hidden') === 'true' ||
    element.classNames?.split(' ').includes('visually-hidden') ||
    /^(TEMPLATE|NOSCRIPT|DETAILS)$/.test(element.tagName ?? '')
  )
}

export const photosAreShown: Rule<Pick<BuiltSite, 'pages' | 'photos'>> = {
  name: 'every photo of the content is on a page',
  findProblems({ pages, photos }) {
    return photos
      .filter((photo) => pages.every((page) => listShown(page, photo).length === 0))
      .map(({ kind, id }) => ({
        file: `content/${kind}/${id}`,
        fix: 'No page shows this photo. Move it to an entry or page whose picture it can replace, or delete it.',
      }))
  },
}

export const picturesAreDescribed: Rule<BuiltSite> = {
  name: 'every picture has a width, a height and an alternative text',
  findProblems({ pages }) {
    return pages.flatMap(({ path, root }) =>
      root.querySelectorAll('img').flatMap((image) => {
        const name = image.getAttribute('src')
        const missing = ['width', 'height'].filter((size) => !/^\d+$/.test(image.getAttribute(size) ?? ''))
        // An empty text is right for decoration; without the attribute, screen readers read the address.
        if (image.getAttribute('alt') === undefined) missing.push('alt')
        return missing.map((attribute) => ({ file: path, fix: `The picture ${name} has no ${attribute}.` }))
      }),
    )
  },
}

/** Bytes, compressed on its own: a chart comes with its page, and nobody has asked for it. */
const mostBytes = 9_000

/** Every chart that is drawn within a page from the guide's own map, and the overview with the file that lies under it. */
export const chartsAreLight: Rule<BuiltSite> = {
  name: 'no small map weighs more than 9 KB',
  findProblems: ({ pages, files }) =>
    pages.flatMap(({ path, root }) =>
      root.querySelectorAll('.coast-chart, .locator, .overview-chart').flatMap((chart) => {
        const file = chart.querySelector('img')?.getAttribute('src') ?? ''
        const bytes = brotliCompressSync(chart.outerHTML).length + (files.get(file)?.compressedSize ?? 0)
        return exceed(path, bytes, mostBytes, 'bytes in a small map')
      }),
    ),
}
