import type { Draft } from './draft.ts'
import type { Item } from './said.ts'

// Whether two places that stand near each other are said to be the ends of a way by boat, however the sentence goes.

const anyBoat =
  '(?:(?:car|passenger|express|fast|local|small|next|late|early) )?(?:boat|ferry|ship|hurtigbat|hurtigbaten|schnellboot|expressboot|schnellfahre|skip|skipet|bat|baten|ferge|ferga|ferje|ferja|boot|fahre|schiff|ferjen|fergen|autofahre|bilferge|bilferga|bilferje|bilferja)'
const crossing = '(?:overfart|overfarten|uberfahrt|bootsfahrt|fahruberfahrt|ferry crossing)'
const from = '(?:from|fra|von|ab)'
const to = '(?:to|til|nach)'

/** Behind both ends: «on the car ferry», «med ferja», «nehmen wir um 10 Uhr die Autofähre». */
const boatBehind = new RegExp(
  `^(?:(?:on|by|with|aboard|via|med|mit|per|auf) (?:(?:the|a|an|our|den|die|der|dem|det|en|ein|einer|einem) )?|(?:take|takes|nehmen|nehme|nimmt|tar|ta) (?:(?!to |til |zu |zur |zum )\\w+ ){0,6})${anyBoat}(?: |$)`,
)
/** Before both: «the ferry that goes over from», «die Fähre rüber von», «Überfahrt von». */
const boatBefore = new RegExp(
  `(?:^| )(?:${anyBoat} (?:(?:across|over|straight|directly|that|which|som|gos|going|runs|running|sails|sailing|leaves|gar|kjorer|tvers|rett|direkte|ruber|hinuber|direkt|die|das|fahrt|geht) ){1,3}${from}|${crossing}(?: ${from})?)$`,
)
/** «By boat to Henningsvær from Reine», «bilferja til Bodø fra Svolvær». */
const boatTo = new RegExp(`(?:^| )${anyBoat} (?:(?:over|across|ruber|hinuber) )?${to}$`)
const fromBehind = new RegExp(`^${from}$`)
/** «The Bodø ferry at Svolvær». */
const boatOfGoal = new RegExp(`^${anyBoat} (?:at|in|i|pa|ved|bei|${from})(?: the| der| dem)?$`)
/** «Hop on the boat in», «går vi på båten», «steigen wir aufs Boot», with where it leads behind. */
const boarding = new RegExp(
  `(?:^| )(?:(?:hop|hops|get|board|boarding|step|climb|jump) (?:(?:on|onto|aboard|into|in|to) )*(?:(?:the|a|our) )?|(?:steigen|steige|steigt|gehen) (?:\\w+ )?(?:aufs|ins|auf das|in das|auf die|in die|an bord der|an bord des) |(?:gar|hopper|stiger) (?:(?:vi|jeg) )?(?:pa|om bord i|om bord pa|ombord i|ombord pa) |(?:auto|wagen|wohnmobil) auf die )${anyBoat}(?: |$)`,
)
const goalOfBoat = /(?:^| )(?:to|til|nach|over to|av pa|av i|in|pa|ziel|richtung|mot|towards|bound for)$/
/** «From Leknes we take the express boat to», «von Leknes mit dem Schnellboot nach», but not «to the ferry to». */
const fromHere = /(?:^| )(?:from|fra|von|ab)$/
const boatOn = new RegExp(
  `^(?!.*(?:^| )(?:to the|zur|zum|til|fetch|before|vor|for) )(?:\\w+ ){0,5}${anyBoat} (?:(?:over|across|ruber|hinuber|straight|direkt|direkte) )?${to}$`,
)
const carWords =
  /(?:^| )(?:car|auto|bil|bilen|vehicle|mietwagen|leiebil|camper|wohnmobil|bobil|bobilen|motorhome|van|autofahre|bilferge|bilferga|bilferje|bilferja)(?: |$)/

/** Returns whether a name and the one before it are the ends of a way by boat, and with a car; undefined where they are not. */
export function findWayByBoat(
  { text, tokens }: Pick<Draft, 'text' | 'tokens'>,
  start: Item,
  { first: at, last }: { first: number; last: number },
): { isForCars: boolean } | undefined {
  const isCut = (from: number, to: number, sign: RegExp) => sign.test(text.slice(tokens[from]?.to, tokens[to]?.from))
  const words = (from: number, to: number) =>
    tokens
      .slice(Math.max(0, from), Math.max(0, to))
      .map(({ folded }) => folded)
      .join(' ')
  if (at - start.last > 14 || isCut(start.last, at, /[.;:!?\n|]/)) return undefined
  let first = start.first
  while (first > 0 && start.first - first < 8 && !isCut(first - 1, first, /[.;:!?\n|]/)) first -= 1
  let end = last + 1
  while (end < tokens.length && end - last < 10 && !isCut(end - 1, end, /[.,;:!?\n|]/)) end += 1
  const [before, between, behind] = [words(first, start.first), words(start.last + 1, at), words(last + 1, end)]
  const isWay = new RegExp(`^${to}$`).test(between) || (between === '' && isCut(start.last, at, /^\s?[-–—→]\s?$/))
  const isByBoat =
    (isWay && (boatBehind.test(behind) || boatBefore.test(before))) ||
    (fromBehind.test(between) && boatTo.test(before)) ||
    boatOfGoal.test(between) ||
    (fromHere.test(before) && boatOn.test(between)) ||
    (boarding.test(`${before} ${between}`) && goalOfBoat.test(between))
  return isByBoat ? { isForCars: carWords.test(`${before} ${between} ${behind}`) } : undefined
}
