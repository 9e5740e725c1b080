import type { Draft } from './draft.ts'
import { findHouseOfLight } from './find-named-house.ts'
import { findUnknownHouse } from './find-unknown.ts'
import { findWayByBoat } from './find-way-by-boat.ts'
import type { Named, Token } from './name-index.ts'

// Names of places, boats that there are not, and museums by their village.

/** Returns what reads names of places, boats and museums at a word of a text. */
export function createPlaceReader({ text, tokens, items, names, isLowerCase, isGerman, gap, add }: Draft) {
  const readName = (at: number): number | undefined => {
    const found = names.find(tokens, at, isLowerCase)
    if (!found) return undefined
    // «The express boat from Leknes to Bodø»: a boat by its name, and none between these.
    if (isFastBoat(found.named)) {
      const end = at + found.length - 1
      const missing = readNoBoat(end)
      if (missing !== undefined) return missing
    }
    const house =
      (found.named.kind === 'stop' && /^[po]\./.test(found.named.ref)) || isStrait(found.named)
        ? findUnknownHouse(tokens, at, found.length, { names, isLowerCase, isGerman, gap })
        : isLight(found.named)
          ? findHouseOfLight(tokens, at, found.length, { names, isLowerCase, isGerman, gap })
          : undefined
    if (house) {
      const { last: end, ...said } = house
      add({ type: 'unknown', ...said }, at, end)
      return end
    }
    const last = at + found.length - 1
    // «From Leknes we take the express boat to Bodø»: the boat is no end of the way.
    const nearest = items.at(-1)
    const start = nearest?.type === 'name' && isFastBoat(nearest.named) ? items.at(-2) : nearest
    const boat = start?.type === 'name' ? names.boatBetween(start.named, found.named) : undefined
    // «From Ballstad across to Nusfjord»: no sign between, and few words.
    const isOneWay =
      boat &&
      start &&
      /^\s*(?:[-–—→>]{1,3}|(?:[\p{L} ]{0,20} )?(?:to|nach|til|og|und|and))\s*$/iu.test(
        text.slice(start.to, tokens[at]?.from),
      )
    // «The Svolvær–Bodø car ferry»: a boat that there is not, named behind its ends.
    const behind = tokens.slice(last + 1, last + 3).map(({ folded }) => folded)
    const boatAt = behind.findIndex((word) => boatWords.test(word) || carFerries.test(word))
    const isWay = start?.type === 'name' && /^\s?[-–—→]\s?$/.test(text.slice(start.to, tokens[at]?.from))
    if (isWay && boatAt >= 0 && !/[.,;:!?\n]/.test(gap(last + 1))) {
      const isForCars =
        carFerries.test(behind[boatAt] ?? '') || /^(?:car|auto|bil|vehicle)$/.test(behind[boatAt - 1] ?? '')
      if (names.hasNoBoat(start.named, found.named, isForCars)) {
        items.splice(items.indexOf(start), 1)
        const name = text.slice(start.from, tokens[last]?.to)
        add(
          { type: 'name', named: { kind: 'thing', id: 'no-boat', name, isTimed: false }, isSure: true },
          start.first,
          last,
        )
        return last
      }
    }
    const way = start?.type === 'name' ? findWayByBoat({ text, tokens }, start, { first: at, last }) : undefined
    if (way && start?.type === 'name' && names.hasNoBoat(start.named, found.named, way.isForCars)) {
      const name = `${text.slice(start.from, start.to)}–${text.slice(tokens[at]?.from, tokens[last]?.to)}`
      const named = { kind: 'thing', id: 'no-boat', name, isTimed: false } as const
      add({ type: 'name', named, isSure: true }, start.first, start.last)
    }
    const isBoat =
      isOneWay && tokens.slice(Math.max(0, start.first - 6), last + 4).some(({ folded }) => boatWords.test(folded))
    if (isBoat) {
      items.splice(items.indexOf(start), 1)
      const isFrom = /^(?:from|fra|von|between|mellom|zwischen)$/.test(tokens[start.first - 1]?.folded ?? '')
      add({ type: 'name', named: boat, isSure: true }, isFrom ? start.first - 1 : start.first, last)
    } else add({ type: 'name', named: found.named, isSure: found.isSure }, at, last)
    return last
  }

  /** «The ferry Henningsvær–Stamsund», «the coastal ship from Reine»: a boat that there is not. */
  const readNoBoat = (at: number): number | undefined => {
    const word = tokens[at]?.folded ?? ''
    const isCoastal = coastalShips.test(word)
    if (!isCoastal && !boatWords.test(word) && !carFerries.test(word) && !fastBoats.test(word)) return undefined
    // «Car ferry», «the ferry from Bodø to Svolvær with our car».
    const isCar = ({ folded }: Token) =>
      /^(?:car|auto|bil|bilen|vehicle|mietwagen|leiebil|camper|wohnmobil|bobil|bobilen|motorhome|van)$/.test(folded)
    const isWithCar = /^(?:ferry|ferge|ferga|ferje|ferja|fahre)$/.test(word) && tokens.slice(at + 1, at + 9).some(isCar)
    const isForCars = isWithCar || /^(?:car|auto|bil|vehicle)$/.test(tokens[at - 1]?.folded ?? '')
    const isFrom = /^(?:from|fra|von|ab)$/.test(tokens[at + 1]?.folded ?? '')
    // «The Hurtigruten, which calls at Reine at seven».
    const callsAt = isCoastal
      ? [2, 3, 4, 5, 6].find(
          (ahead) =>
            /^(?:at|in|i|pa)$/.test(tokens[at + ahead]?.folded ?? '') &&
            /^(?:calls|call|stops|docks|stopper|stoppar|stoppt|anlauft|legger|legt|anloper|anlegt|halt|halter)$/.test(
              tokens[at + ahead - 1]?.folded ?? '',
            ) &&
            !/[.;\n|]/.test(text.slice(tokens[at]?.to, tokens[at + ahead]?.from)),
        )
      : undefined
    const called = callsAt === undefined ? undefined : names.find(tokens, at + callsAt + 1, isLowerCase)
    if (called && names.hasNoBoat(called.named, undefined, false)) {
      const name = called.named.name
      add({ type: 'name', named: { kind: 'thing', id: 'no-boat', name, isTimed: false }, isSure: true }, at, at)
      return at
    }
    const first = at + (isFrom ? 2 : 1)
    const one = names.find(tokens, first, isLowerCase)
    if (!one || !/^ $/.test(gap(at + 1))) return undefined
    let next = first + one.length
    // «From Henningsvær straight to Reine».
    if (
      /^(?:rett|direkte|direkt|straight|directly|over|ruber|hinuber|back|tilbake|zuruck)$/.test(
        tokens[next]?.folded ?? '',
      )
    )
      next += 1
    const isPair = /^\s?[-–—→]\s?$/.test(gap(next)) || /^(?:to|nach|til)$/.test(tokens[next]?.folded ?? '')
    if (/^(?:to|nach|til)$/.test(tokens[next]?.folded ?? '')) next += 1
    const other = isPair ? names.find(tokens, next, isLowerCase) : undefined
    const isMissing = isCoastal
      ? isFrom && names.hasNoBoat(one.named, undefined, false)
      : other !== undefined && names.hasNoBoat(one.named, other.named, carFerries.test(word) || isForCars)
    if (!isMissing) return undefined
    const written = (from: number, length: number) => text.slice(tokens[from]?.from, tokens[from + length - 1]?.to)
    const goal = other && !isCoastal ? `–${written(next, other.length)}` : ''
    const name = `${written(first, one.length)}${goal}`
    add({ type: 'name', named: { kind: 'thing', id: 'no-boat', name, isTimed: false }, isSure: true }, at, at)
    return at
  }

  /** «Å at 11, the museum», «the museum at Å»: of a village that is named beside it. */
  const readMuseum = (at: number): number | undefined => {
    if (!museumWords.has(tokens[at]?.folded ?? '')) return undefined
    for (let ahead = at + 1; ahead <= at + 3 && !/[.,;\n]/.test(gap(ahead)); ahead += 1) {
      const found = names.find(tokens, ahead, isLowerCase)
      const museum = found && names.museumOf(found.named)
      if (museum) {
        add({ type: 'name', named: museum, isSure: true }, at, ahead + found.length - 1)
        return ahead + found.length - 1
      }
      if (!/^(?:at|in|i|pa|von|of|the|there|near|ved|bei|til)$/.test(tokens[ahead]?.folded ?? '')) break
    }
    const before = items.findLast(({ type }) => type === 'name')
    const isSameLine = before && !text.slice(before.to, tokens[at]?.from).includes('\n') && at - before.last < 25
    const museum = isSameLine && before.type === 'name' ? names.museumOf(before.named) : undefined
    if (!museum) return undefined
    add({ type: 'name', named: museum, isSure: true, isWithin: true }, at, at)
    return at
  }

  return { readName, readNoBoat, readMuseum }
}

function isLight(named: Named): boolean {
  return named.kind === 'midnightSun' || (named.kind === 'stop' && named.ref === 'a.nordlys')
}

/** Of foot passengers, which plans name as they name a house. */
function isFastBoat(named: Named): boolean {
  return named.kind === 'thing' && named.id === 'express-boat'
}

/** «Moskstraumen Aquarium»: no house of the guide is called by a strait or a fjord. */
function isStrait(named: Named): boolean {
  return named.kind === 'region' && /(?:straumen|fjorden|fjord|sundet)$/.test(named.name)
}

const boatWords =
  /^(?:(?:rute|passasjer|passagier|personen|person|linien|sykkel|fahrrad|rad|motorrad|motorsykkel|taxi|sommer|lokal|gang)?(?:boat|ferry|bat|baten|ferge|ferga|ferje|ferja|boot|fahre|schiff|ferjen|fergen))$/
const fastBoats = /^(?:hurtigbat|hurtigbaten|schnellboot|expressboot|schnellfahre)$/
const carFerries = /^(?:autofahre|bilferge|bilferga|bilferje|bilferja|carferry)$/
const coastalShips = /^(?:postschiff|kustenschiff|hurtigruten|hurtigruta|hurtigrute|kystruta|kystruten|havila)$/
const museumWords = new Set(
  'museum museet museene museums museen museer dorfmuseum bygdemuseet museumsdorf museumsdorfes museumsbygd museumsbygda'.split(
    ' ',
  ),
)
