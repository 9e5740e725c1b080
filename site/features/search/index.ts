export { fragmentOf, readSearchAddress } from './search-address.ts'
export { useFoundStops } from './use-found-stops.ts'
