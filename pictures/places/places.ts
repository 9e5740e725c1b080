import type { Place } from '#pictures/stage.ts'
import { a } from './a.ts'
import { ballstad } from './ballstad.ts'
import { borg } from './borg.ts'
import { bunes } from './bunes.ts'
import { cabin } from './close/cabin.ts'
import { cutaway } from './close/cutaway.ts'
import { deck } from './close/deck.ts'
import { lookout } from './close/lookout.ts'
import { pasture } from './close/pasture.ts'
import { quay } from './close/quay.ts'
import { eggum } from './eggum.ts'
import { flakstad } from './flakstad.ts'
import { fredvang } from './fredvang.ts'
import { gimsoy } from './gimsoy.ts'
import { hamnoy } from './hamnoy.ts'
import { haukland } from './haukland.ts'
import { henningsvaer } from './henningsvaer.ts'
import { kabelvag } from './kabelvag.ts'
import { laukvik } from './laukvik.ts'
import { leknes } from './leknes.ts'
import { lodgings } from './lodgings.ts'
import { lofotveggen } from './lofotveggen.ts'
import { mortsund } from './mortsund.ts'
import { moskenes } from './moskenes.ts'
import { nusfjord } from './nusfjord.ts'
import { openSea } from './open-sea.ts'
import { raftsundet } from './raftsundet.ts'
import { ramberg } from './ramberg.ts'
import { reine } from './reine.ts'
import { reinebringen } from './reinebringen.ts'
import { boathouse } from './rooms/boathouse.ts'
import { cafe } from './rooms/cafe.ts'
import { diningRoom } from './rooms/dining-room.ts'
import { kitchen } from './rooms/kitchen.ts'
import { loft } from './rooms/loft.ts'
import { rorbu } from './rooms/rorbu.ts'
import { stove } from './rooms/stove.ts'
import { ryten } from './ryten.ts'
import { sakrisoy } from './sakrisoy.ts'
import { skrova } from './skrova.ts'
import { sorvagen } from './sorvagen.ts'
import { stamsund } from './stamsund.ts'
import { svolvaer } from './svolvaer.ts'
import { unstad } from './unstad.ts'
import { uttakleiv } from './uttakleiv.ts'

// Generic rooms with a view. Their scenes need dry weather or fog: rain and snow would fall on the table.

const indoors: Place = { views: { cafe, kitchen, loft, boathouse, stove, rorbu, 'dining-room': diningRoom } }

// Close by: things and spots that stand for many in Lofoten, before land of general likeness.

const closeBy: Place = { views: { pasture, quay, deck, cabin, cutaway, lookout } }

/** By name in `content/pictures`. */
export const places: Readonly<Record<string, Place>> = {
  a,
  ballstad,
  borg,
  lodgings,
  bunes,
  eggum,
  flakstad,
  fredvang,
  gimsoy,
  hamnoy,
  haukland,
  'open-sea': openSea,
  henningsvaer,
  indoors,
  kabelvag,
  laukvik,
  leknes,
  lofotveggen,
  mortsund,
  moskenes,
  'close-by': closeBy,
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
