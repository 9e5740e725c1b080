import { bacalao } from './bacalao.ts'
import { badstue } from './badstue.ts'
import { bobil } from './bobil.ts'
import { boknafisk } from './boknafisk.ts'
import { buss } from './buss.ts'
import { ferje } from './ferje.ts'
import { fiskestang } from './fiskestang.ts'
import { fiskesuppe } from './fiskesuppe.ts'
import { fjelltur } from './fjelltur.ts'
import { fly } from './fly.ts'
import { geitost } from './geitost.ts'
import { golf } from './golf.ts'
import { havorn } from './havorn.ts'
import { hest } from './hest.ts'
import { hval } from './hval.ts'
import { kaffe } from './kaffe.ts'
import { kajakk } from './kajakk.ts'
import { lading } from './lading.ts'
import { lam } from './lam.ts'
import { lunde } from './lunde.ts'
import { molje } from './molje.ts'
import { multer } from './multer.ts'
import { reker } from './reker.ts'
import { rib } from './rib.ts'
import { sekk } from './sekk.ts'
import { ski } from './ski.ts'
import { surfebrett } from './surfebrett.ts'
import { sykkel } from './sykkel.ts'
import { torrfisk } from './torrfisk.ts'
import { torrfisksnacks } from './torrfisksnacks.ts'
import { vaffel } from './vaffel.ts'
import type { Vignette } from './vignette.ts'

/** Every vignette, by the name it has in `content/pictures`. */
export const vignettes: Readonly<Record<string, Vignette>> = {
  bacalao,
  badstue,
  bobil,
  boknafisk,
  buss,
  ferje,
  fiskestang,
  fiskesuppe,
  fjelltur,
  fly,
  geitost,
  golf,
  havorn,
  hest,
  hval,
  kaffe,
  kajakk,
  lading,
  lam,
  lunde,
  molje,
  multer,
  reker,
  rib,
  sekk,
  ski,
  surfebrett,
  sykkel,
  torrfisk,
  torrfisksnacks,
  vaffel,
}
