export { foldLetters } from './engine/fold-letters.ts'
export { fragmentOf, readSearchAddress } from './search-address.ts'
