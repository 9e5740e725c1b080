import type { Vignette } from './vignette.ts'

export const backpack: Vignette = ({ art, sheet }) => {
  sheet.put(art('blanket', 'backpack', 'wool', 'bottle', 'map', 'socks', 'first-aid'))
}
