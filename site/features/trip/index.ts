// What other features and the layout may use of a visitor’s trip. Kept light: an island that imports it carries all of it. Astro files
// name an island or a script by its own file instead.
export { AddToTrip } from './add/AddToTrip.tsx'
export { tripLinkWords } from './add/trip-link-words.ts'
