// What goes into a day pack, laid out on a blanket.
import type { Vignette } from './vignette.ts'

/** Draws a packing list: pack, wool, bottle, map, socks, first aid, compass, torch. */
export const backpack: Vignette = ({ art, sheet }) => {
  sheet.put(art('blanket', 'backpack', 'wool', 'bottle', 'map', 'socks', 'first-aid'))
}
