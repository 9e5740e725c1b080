// A white goat cheese with a wedge out of it, beside a piece of brown cheese and its slicer.
import type { Vignette } from './vignette.ts'

/** Draws goat cheese on a board. */
export const goatCheese: Vignette = ({ art, sheet }) => {
  sheet.put(art('table', 'board', 'white-cheese', 'wedge', 'brown-cheese', 'slicer', 'branch'))
}
