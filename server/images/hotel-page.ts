/**
 * Promises whether an address is that of the page of one hotel, as the partner writes it (`/Hotel.h123.Hotel-Information`, `/ho123/`)
 * or with the id alone (`/hotels/123`). So nobody can have the pictures of another page kept as those of this hotel.
 */
export function isPageOfHotel(address: URL, hotelId: string): boolean {
  const last = address.pathname.split('/').findLast((segment) => segment !== '') ?? ''
  const withoutEnd = last.replace(/\.Hotel-Information$/, '')
  // A name may stand before the id, but not another id.
  const word = withoutEnd.slice(withoutEnd.indexOf('.') + 1)
  return word === hotelId || word === `h${hotelId}` || word === `ho${hotelId}`
}
