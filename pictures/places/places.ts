import type { Place } from '#pictures/stage.ts'
import { a } from './a.ts'
import { ballstad } from './ballstad.ts'
import { borg } from './borg.ts'
import { bosteder } from './bosteder.ts'
import { bunes } from './bunes.ts'
import { eggum } from './eggum.ts'
import { flakstad } from './flakstad.ts'
import { fredvang } from './fredvang.ts'
import { gimsoy } from './gimsoy.ts'
import { hamnoy } from './hamnoy.ts'
import { haukland } from './haukland.ts'
import { havet } from './havet.ts'
import { henningsvaer } from './henningsvaer.ts'
import { inne } from './inne.ts'
import { kabelvag } from './kabelvag.ts'
import { laukvik } from './laukvik.ts'
import { leknes } from './leknes.ts'
import { lofotveggen } from './lofotveggen.ts'
import { mortsund } from './mortsund.ts'
import { moskenes } from './moskenes.ts'
import { naert } from './naert.ts'
import { nusfjord } from './nusfjord.ts'
import { raftsundet } from './raftsundet.ts'
import { ramberg } from './ramberg.ts'
import { reine } from './reine.ts'
import { reinebringen } from './reinebringen.ts'
import { ryten } from './ryten.ts'
import { sakrisoy } from './sakrisoy.ts'
import { skrova } from './skrova.ts'
import { sorvagen } from './sorvagen.ts'
import { stamsund } from './stamsund.ts'
import { svolvaer } from './svolvaer.ts'
import { unstad } from './unstad.ts'
import { uttakleiv } from './uttakleiv.ts'

/** Every place that can be drawn, by the name it has in the scenes. */
export const places: Readonly<Record<string, Place>> = {
  a,
  ballstad,
  borg,
  bosteder,
  bunes,
  eggum,
  flakstad,
  fredvang,
  gimsoy,
  hamnoy,
  haukland,
  havet,
  henningsvaer,
  inne,
  kabelvag,
  laukvik,
  leknes,
  lofotveggen,
  mortsund,
  moskenes,
  naert,
  nusfjord,
  raftsundet,
  ramberg,
  reine,
  reinebringen,
  ryten,
  sakrisoy,
  skrova,
  sorvagen,
  stamsund,
  svolvaer,
  unstad,
  uttakleiv,
}
