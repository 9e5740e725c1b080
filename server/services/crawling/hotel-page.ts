/** Whether a URL is a hotel's page: `/Hotel.h123.Hotel-Information`, `/ho123/` or `/hotels/123`. */
export function isPageOfHotel(address: URL, hotelId: string): boolean {
  // No partner has such pages, and a path that begins so is easily taken for another host.
  if (address.pathname.includes('//')) return false
  const last = address.pathname.split('/').findLast((segment) => segment !== '') ?? ''
  const withoutEnd = last.replace(/\.Hotel-Information$/, '')
  // A name may precede the id, but not another id.
  const word = withoutEnd.slice(withoutEnd.indexOf('.') + 1)
  return word === hotelId || word === `h${hotelId}` || word === `ho${hotelId}`
}
