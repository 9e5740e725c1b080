import { bacalao } from './bacalao.ts'
import { badstue } from './badstue.ts'
import { barn } from './barn.ts'
import { bobil } from './bobil.ts'
import { bok } from './bok.ts'
import { boknafisk } from './boknafisk.ts'
import { buss } from './buss.ts'
import { camping } from './camping.ts'
import { ferje } from './ferje.ts'
import { fiskestang } from './fiskestang.ts'
import { fiskesuppe } from './fiskesuppe.ts'
import { fjelltur } from './fjelltur.ts'
import { fly } from './fly.ts'
import { galleri } from './galleri.ts'
import { geitost } from './geitost.ts'
import { golf } from './golf.ts'
import { havorn } from './havorn.ts'
import { hest } from './hest.ts'
import { hval } from './hval.ts'
import { hytteNokkel } from './hytte-nokkel.ts'
import { kaffe } from './kaffe.ts'
import { kajakk } from './kajakk.ts'
import { kamera } from './kamera.ts'
import { kompass } from './kompass.ts'
import { lading } from './lading.ts'
import { lam } from './lam.ts'
import { lunde } from './lunde.ts'
import { lykt } from './lykt.ts'
import { molje } from './molje.ts'
import { multer } from './multer.ts'
import { parkering } from './parkering.ts'
import { regntoy } from './regntoy.ts'
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
import { viking } from './viking.ts'

/** Every vignette, by the name it has in `content/pictures`. */
export const vignettes: Readonly<Record<string, Vignette>> = {
  bacalao,
  badstue,
  barn,
  bobil,
  bok,
  boknafisk,
  buss,
  camping,
  ferje,
  fiskestang,
  fiskesuppe,
  fjelltur,
  fly,
  galleri,
  geitost,
  golf,
  havorn,
  hest,
  hval,
  'hytte-nokkel': hytteNokkel,
  kaffe,
  kajakk,
  kamera,
  kompass,
  lading,
  lam,
  lunde,
  lykt,
  molje,
  multer,
  parkering,
  regntoy,
  reker,
  rib,
  sekk,
  ski,
  surfebrett,
  sykkel,
  torrfisk,
  torrfisksnacks,
  vaffel,
  viking,
}
