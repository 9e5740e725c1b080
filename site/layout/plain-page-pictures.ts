import type { PictureId } from '#site/pictures/pictures.ts'
import type { PageId } from '#site/routes/route-table.ts'

/** The square drawing beside the title of a page that is a tool or a text; the page's share picture is made from it. */
export const plainPagePictures: Partial<Record<PageId, PictureId>> = {
  activities: 'vignett-kajakk',
  articles: 'vignett-bok',
  packingList: 'vignett-sekk',
  search: 'vignett-havorn',
  about: 'vignett-kaffe',
  contact: 'vignett-kompass',
  privacy: 'vignett-hytte-nokkel',
  cookies: 'vignett-vaffel',
  accessibility: 'vignett-ferje',
}
