import type { HTMLElement } from 'node-html-parser'
import type { BuiltPage, PhotoOfSite } from './built-site.ts'

/** Returns the images on a page that show a photo, by their file names. */
export function listShown({ root }: BuiltPage, { kind, id }: PhotoOfSite): HTMLElement[] {
  const name = new RegExp(`/photo-${kind}-${id}-\\d+\\.`)
  return root.querySelectorAll('img').filter((image) => name.test(image.getAttribute('src') ?? ''))
}
