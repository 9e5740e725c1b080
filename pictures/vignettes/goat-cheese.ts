import type { Vignette } from './vignette.ts'

export const goatCheese: Vignette = ({ art, sheet }) => {
  sheet.put(art('table', 'board', 'white-cheese', 'wedge', 'brown-cheese', 'slicer', 'branch'))
}
