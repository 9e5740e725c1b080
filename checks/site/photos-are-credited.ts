import type { HTMLElement } from 'node-html-parser'
import type { Rule } from '#checks/rule.ts'
import type { BuiltSite, PhotoOfSite } from './built-site.ts'
import { listShown } from './shown-photos.ts'

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
