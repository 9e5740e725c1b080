import { bacalao } from './bacalao.ts'
import { backpack } from './backpack.ts'
import { bicycle } from './bicycle.ts'
import { boknafisk } from './boknafisk.ts'
import { book } from './book.ts'
import { bus } from './bus.ts'
import { cabinKey } from './cabin-key.ts'
import { camera } from './camera.ts'
import { campervan } from './campervan.ts'
import { camping } from './camping.ts'
import { charging } from './charging.ts'
import { children } from './children.ts'
import { cloudberries } from './cloudberries.ts'
import { coffee } from './coffee.ts'
import { compass } from './compass.ts'
import { ferry } from './ferry.ts'
import { fishSoup } from './fish-soup.ts'
import { fishingRod } from './fishing-rod.ts'
import { gallery } from './gallery.ts'
import { goatCheese } from './goat-cheese.ts'
import { golf } from './golf.ts'
import { hike } from './hike.ts'
import { horse } from './horse.ts'
import { kayak } from './kayak.ts'
import { lamb } from './lamb.ts'
import { lantern } from './lantern.ts'
import { molje } from './molje.ts'
import { parking } from './parking.ts'
import { plane } from './plane.ts'
import { prawns } from './prawns.ts'
import { puffin } from './puffin.ts'
import { rainwear } from './rainwear.ts'
import { ribBoat } from './rib-boat.ts'
import { sauna } from './sauna.ts'
import { seaEagle } from './sea-eagle.ts'
import { ski } from './ski.ts'
import { stockfish } from './stockfish.ts'
import { stockfishSnacks } from './stockfish-snacks.ts'
import { surfboard } from './surfboard.ts'
import type { Vignette } from './vignette.ts'
import { viking } from './viking.ts'
import { waffle } from './waffle.ts'
import { whale } from './whale.ts'

/** By name in `content/pictures`. */
export const vignettes: Readonly<Record<string, Vignette>> = {
  bacalao,
  sauna,
  children,
  campervan,
  book,
  boknafisk,
  bus,
  camping,
  ferry,
  'fishing-rod': fishingRod,
  'fish-soup': fishSoup,
  hike,
  plane,
  gallery,
  'goat-cheese': goatCheese,
  golf,
  'sea-eagle': seaEagle,
  horse,
  whale,
  'cabin-key': cabinKey,
  coffee,
  kayak,
  camera,
  compass,
  charging,
  lamb,
  puffin,
  lantern,
  molje,
  cloudberries,
  parking,
  rainwear,
  prawns,
  'rib-boat': ribBoat,
  backpack,
  ski,
  surfboard,
  bicycle,
  stockfish,
  'stockfish-snacks': stockfishSnacks,
  waffle,
  viking,
}
