import { badstue } from './badstue.ts'
import { bobil } from './bobil.ts'
import { boknafisk } from './boknafisk.ts'
import { fjelltur } from './fjelltur.ts'
import { havorn } from './havorn.ts'
import { kaffe } from './kaffe.ts'
import { kajakk } from './kajakk.ts'
import { lading } from './lading.ts'
import { sekk } from './sekk.ts'
import { torrfisk } from './torrfisk.ts'
import type { Vignette } from './vignette.ts'

/** Every vignette, by the name it has in `content/pictures`. */
export const vignettes: Readonly<Record<string, Vignette>> = {
  badstue,
  bobil,
  boknafisk,
  fjelltur,
  havorn,
  kaffe,
  kajakk,
  lading,
  sekk,
  torrfisk,
}
