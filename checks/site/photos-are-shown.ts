import type { Rule } from '#checks/rule.ts'
import type { BuiltSite } from './built-site.ts'
import { listShown } from './shown-photos.ts'

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
