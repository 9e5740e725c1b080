import { type AtlasData, refOfOwnPoint } from '#site/features/trip/plan/atlas.ts'
import { codeWords } from '#site/features/trip/plan/plan-link.ts'
import { pointOfGateway } from '#site/features/trip/plan/schedule.ts'
import { countSlips } from '#site/i18n/count-slips.ts'
import { foldLetters } from '#site/i18n/fold-letters.ts'
import { knownNames } from './known-names.ts'
import {
  boatsBetween,
  coastalQuays,
  farVillages,
  gatewayNames,
  midnightSunNames,
  museumsOfVillages,
  otherDoings,
  otherNames,
  summerFerry,
  villageNames,
} from './other-names.ts'
import { commonWords, regionWords } from './vocabulary.ts'

/** What a name in a text is. */
export type Named =
  /** A stop of the guide, a bed, or a village of the road table. */
  | { kind: 'stop'; ref: string; name: string; isBed: boolean; isDoing: boolean }
  /** `ref` is an own point there, for a bed beside the airport. */
  | { kind: 'gateway'; place: string; name: string; ref: string | undefined }
  | { kind: 'midnightSun'; name: string }
  | { kind: 'summerFerry'; name: string }
  /** What has a rule of when it is not to be had, and no place: a boat, a shop, a dish. */
  | { kind: 'thing'; id: string; name: string; isTimed: boolean }
  /** An island, a fjord, a region: nothing to stop at. */
  | { kind: 'region'; name: string }

export interface Token {
  text: string
  folded: string
  from: number
  to: number
  /** Whether only a space, a hyphen or a comma stands before it. */
  isJoined: boolean
}

export interface FoundName {
  named: Named
  /** How many tokens it takes. */
  length: number
  /** Written as the guide has it, or nearly so. */
  isSure: boolean
}

/** Words of names that say what a place is. A name without them is looked for too. */
const generic = new Set(
  'beach strand stranda car park parkering parkplatz path to stien til weg zum zur church kirke kirche von bridge bru brucke the hotel lufthavn airport flughafen rest area rasteplass rastplatz am im i in pa at of lodge laden charging lading fast charger hurtiglader schnelllader check first sjekk forst vorher prufen spiseri camping bobilcamping'.split(
    ' ',
  ),
)
/** Names that are common words: found only where more of the name stands there. */
const tooCommon = new Set([
  'heim',
  'sabina',
  'tuva',
  'hornet',
  'bruket',
  'huset',
  'bringen',
  'cafe',
  'kafe',
  'lofoten',
  'digg',
  'borge',
])
/** In small letters another word: «mannen» is the husband. */
const otherInSmall = new Set(['mannen'])
const mostTokensOfName = 6
/** A name of several words that is looked for although one of them is misspelt. */
const shortestOfSeveral = 9
/** No name has a longer word. */
const longestWord = 40
const inflections = ['s', 'en', 'et', 'a', 'n', 'ens', 'as', 'ets', 'er', 'e']
/** What stands before the village of Å where words follow it. */
const beforeVillage = new Set('to til nach in i pa fra from von bis at and und og via day dag tag'.split(' '))
const compounds =
  /^(?:strand|stranda|stranden|beach|museum|museet|fjord|fjorden|tour|tur|turen|wanderung|hike|hutte|hytta|jakt|jakta|jakten|jagd|safari|safarien|fahrt|kurs|kurset|kveld|nacht|natt|abend|foto|fotografering|fotografieren|workshop|cruise|cruiset|kreuzfahrt|watching|hunt|chase|bru|brua|brucke|bridge|havn|hafen|rorbur|camping|hotel|kirke|kirche|besteigung|trail)$/

const houses = /^(?:museum|museet|hotel|kirke|kirche|brucke|bru|brua|bridge)$/

/** Returns the words of a text with where they stand, letters folded. */
export function listTokens(text: string): Token[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}]+(?:['’´`][\p{L}]{1,2}(?![\p{L}]))?/gu), ({ 0: word, index }) => ({
    text: word,
    isJoined: /[\p{L}\p{N}.'’)][ \-–/,&]{0,3}$/u.test(text.slice(Math.max(0, index - 4), index)),
    // «Ü: Reine», «ÜN in Reine».
    folded: /^Ü[NF]?$/.test(word) ? 'ubernachtung' : foldLetters(word.replace(/['’´`].*$/u, '')).replaceAll(' ', ''),
    from: index,
    to: index + word.length,
  }))
}

export interface NameIndex {
  /** Returns the longest name that begins at a token; undefined where none does. */
  find(tokens: readonly Token[], at: number, isLowerCase: boolean): FoundName | undefined
  /** Returns the museum of a village, for «Å, the museum»; undefined for a village that the guide has none of. */
  museumOf(village: Named): Named | undefined
  /** Returns the boat between two places, in either direction; undefined where none is a stop of its own. */
  boatBetween(one: Named, other: Named): Named | undefined
  /** Returns whether no boat goes between two places on the road; without the second, whether the coastal ship does not call at the first. */
  hasNoBoat(one: Named, other: Named | undefined, isCarFerry: boolean): boolean
  /** Returns whether the guide or the official map has a name that is no stop. */
  knows(folded: string): boolean
}

/** Names of the map and of the guide's own text that are no stops. */
const known: ReadonlySet<string> = new Set(knownNames.split(/[,\n]/).map((name) => foldLetters(name.trim())))

/** Returns the names of everything that the guide has, by which words of a text are looked up. */
export function createNameIndex({
  stops,
  points,
  notThen,
}: Pick<AtlasData, 'stops' | 'points' | 'notThen'>): NameIndex {
  const byWords = new Map<string, Named>()
  const single = new Map<string, string[]>()
  /** How many words the longest name has that begins with a word. */
  const longest = new Map<string, number>()
  /** Names of two or three words, by the first and by the last of them. */
  const several = new Map<string, string[]>()
  /** Names that are written in small letters: «bicycle boat», «northern lights». */
  const small = new Set<string>()
  const add = (name: string, named: Named, isExact = false) => {
    const words = listTokens(name).map(({ folded }) => folded)
    const key = words.join(' ')
    if (key === '' || tooCommon.has(key)) return
    if (!isCapital(name)) small.add(key)
    if (byWords.has(key)) return
    byWords.set(key, named)
    longest.set(words[0] ?? '', Math.max(longest.get(words[0] ?? '') ?? 1, words.length))
    const initial = key.charAt(0)
    // What is done anywhere is a common word: «Reifen» is no «Reiten».
    const isCommon = named.kind === 'stop' && named.isDoing
    if (words.length > 1 && words.length < 4 && key.length >= shortestOfSeveral)
      for (const end of [`${words[0]} …`, `… ${words.at(-1)}`]) several.set(end, [...(several.get(end) ?? []), key])
    if (words.length === 1 && key.length >= 6 && !isCommon && !isExact)
      single.set(initial, [...(single.get(initial) ?? []), key])
  }
  const stopOf = new Map(stops.map((stop) => [stop.ref, stop]))
  const ofStop = (ref: string, isDoing: boolean): Named | undefined => {
    const stop = stopOf.get(ref)
    return stop && { kind: 'stop', ref, name: stop.name, isBed: stop.isBed === true, isDoing }
  }
  for (const [place, names] of Object.entries(gatewayNames))
    for (const name of names.split(', ')) {
      const at = points[pointOfGateway(place)]
      const ref = at && refOfOwnPoint(at[0], at[1], codeWords(name))
      add(name, { kind: 'gateway', place, name, ref })
    }
  for (const { id, ref, fault, names = [] } of notThen)
    for (const name of names) {
      const named =
        ref === undefined
          ? ({ kind: 'thing', id, name, isTimed: ['closed', 'noBoat', 'dark'].includes(fault) } as const)
          : ofStop(ref, false)
      if (named) add(name, named)
    }
  for (const name of midnightSunNames) add(name, { kind: 'midnightSun', name })
  for (const name of summerFerry.names) add(name, { kind: 'summerFerry', name })
  const tables = [
    [otherNames, false],
    [otherDoings, true],
  ] as const
  for (const [table, isDoing] of tables)
    for (const [ref, names] of Object.entries(table)) {
      const named = ofStop(ref, isDoing)
      if (named) for (const name of names.split(', ')) add(name, named)
    }
  const order = 'ptarhcsm'
  // A hire car is taken where one arrives: its desk is no stop by a word that every plan has.
  const sorted = stops
    .filter(({ ref }) => !ref.startsWith('m.rental-'))
    .toSorted((one, other) => order.indexOf(one.ref.charAt(0)) - order.indexOf(other.ref.charAt(0)))
  for (const { ref, name } of sorted) {
    const named = ofStop(ref, ref in otherDoings)
    // «Nusfjord–Ballstad» is mostly a way, and only sometimes the boat of that name.
    if (named && !/^[^\d]*–/.test(name)) add(name, named)
  }
  for (const [point, name] of Object.entries(villageNames)) {
    const at = points[point]
    if (at)
      add(name, { kind: 'stop', ref: refOfOwnPoint(at[0], at[1], codeWords(name)), name, isBed: false, isDoing: false })
  }
  for (const [name, [latitude, longitude]] of Object.entries(farVillages))
    add(name, {
      kind: 'stop',
      ref: refOfOwnPoint(latitude, longitude, codeWords(name)),
      name,
      isBed: false,
      isDoing: false,
    })
  for (const word of regionWords) add(word, { kind: 'region', name: word })
  // Names without the words that say what a place is: «Path to Himmeltindan» is written as «Himmeltindan».
  for (const { ref, name } of sorted) {
    const named = ofStop(ref, false)
    // «Car hire, Bodø Airport» is no place by its first words, nor is one on the mainland a stop here.
    if (!named || ref.startsWith('s.') || name.includes('–') || / at |Airport|lufthavn|Flughafen/i.test(name)) continue
    const core = name
      .replace(/[(,:].*$/, '')
      .split(/\s+/)
      .filter((word) => !generic.has(foldLetters(word)))
    if (core.length > 0) add(core.join(' '), named)
    for (const half of name.split(' and ')) add(half, named)
  }
  // «Nordis Hotel» for «Nordis Hotel Lofoten».
  for (const { ref, name } of sorted) {
    const short = /^((?!Thon|Scandic|Quality|Best)\S+ Hotell?) Lofoten$/.exec(name)?.[1]
    const named = ofStop(ref, false)
    if (short && named?.kind === 'stop' && named.isBed) add(short, named, true)
  }
  // «Trollfjord» for «Trollfjorden».
  for (const [key, named] of [...byWords])
    if (!key.includes(' ') && key.length >= 8) add(key.replace(/(?:en|et|a|an)$/, ''), named, true)

  const near = new Map<string, string | undefined>()
  const findNear = (word: string): string | undefined => {
    if (near.has(word)) return near.get(word)
    const most = word.length >= 9 ? 2 : 1
    let best: { key: string; slips: number } | undefined
    for (const key of single.get(word.charAt(0)) ?? []) {
      const slips = countSlips(word, key, most)
      if (slips <= most && slips < (best?.slips ?? most + 1)) best = { key, slips }
    }
    near.set(word, best?.key)
    return best?.key
  }

  /** «Magic Icee», «Viking Musuem»: one word is misspelt, the first or the last is not. */
  const findNearSeveral = (tokens: readonly Token[], at: number): FoundName | undefined => {
    for (const length of [3, 2]) {
      const words = tokens.slice(at, at + length)
      const folded = words.map((token) => token.folded)
      if (words.length < length || words.slice(1).some(({ isJoined }) => !isJoined) || folded.some(isTooLong)) continue
      const text = folded.join(' ')
      if (text.length < shortestOfSeveral - 2) continue
      const keys = [...(several.get(`${folded[0]} …`) ?? []), ...(several.get(`… ${folded.at(-1)}`) ?? [])]
      const key = keys.find((each) => {
        const most = each.length >= 14 ? 2 : 1
        return each.split(' ').length === length && countSlips(text, each, most) <= most
      })
      const named = key === undefined ? undefined : byWords.get(key)
      if (named) return { named, length, isSure: false }
    }
    return undefined
  }

  const findOne = (token: Token): { key: string; isSure: boolean } | undefined => {
    const { folded } = token
    // «Å» is also how a Norwegian infinitive begins; `find` has looked at what stands before it.
    if (folded === 'a' && !isVillageA(token.text)) return undefined
    if (byWords.has(folded)) return { key: folded, isSure: true }
    for (const ending of inflections) {
      const bare = folded.endsWith(ending) && folded.slice(0, -ending.length)
      if (bare && bare.length >= 4 && byWords.has(bare) && !commonWords.has(folded)) return { key: bare, isSure: true }
    }
    if (folded.length < 6 || commonWords.has(folded)) return undefined
    for (let cut = folded.length - 3; cut >= 4; cut -= 1) {
      const bare = folded.slice(0, cut)
      // «Polarlichtmuseum» is no northern lights.
      const found = compounds.test(folded.slice(cut)) ? byWords.get(bare) : undefined
      const isHouse = found?.kind === 'stop' && found.isDoing && houses.test(folded.slice(cut))
      if (found && !isHouse) return { key: bare, isSure: true }
    }
    const key = findNear(folded)
    return key === undefined ? undefined : { key, isSure: false }
  }

  /** Svolvær is where its quay is. */
  const asVillage = (named: Named) =>
    named.kind === 'gateway' && named.place === 'svolvaer-quay' ? (byWords.get('svolvar') ?? named) : named
  const boats = new Map(Object.entries(boatsBetween).map(([ends, ref]) => [ends, ofStop(ref, false)]))
  const boatBetween = (one: Named, other: Named) =>
    one.kind === 'stop' && other.kind === 'stop'
      ? (boats.get(`${one.ref} ${other.ref}`) ?? boats.get(`${other.ref} ${one.ref}`))
      : undefined
  const museums = new Map(Object.entries(museumsOfVillages).map(([name, ref]) => [name, ofStop(ref, false)]))

  return {
    knows: (folded) => byWords.has(folded) || known.has(folded),
    boatBetween,
    hasNoBoat: (from, to, isCarFerry) => {
      const [one, other] = [asVillage(from), to && asVillage(to)]
      const isVillage = (named: Named) => named.kind === 'stop' && /^p\./.test(named.ref)
      // The ferries of Moskenes lead to Bodø and to the islands only.
      const hasQuay = (named: Named) => isVillage(named) || (named.kind === 'stop' && named.name === 'Moskenes')
      const harbours = other && (harboursOf(one) ?? harboursOf(other))
      const village = harboursOf(one) ? other : one
      if (harbours && village && isVillage(village) && village.kind === 'stop' && !harbours.test(village.ref))
        return true
      if (!other) return isVillage(one) && !coastalQuays.includes(one.name)
      const ends = [one, other].map(({ name }) => foldLetters(name))
      // Cars go from Moskenes to Bodø only.
      if (isCarFerry && ends.includes(foldLetters('Bodø')) && ends.includes(foldLetters('Svolvær'))) return true
      const isCoastal = coastalQuays.includes(one.name) && coastalQuays.includes(other.name)
      return hasQuay(one) && hasQuay(other) && !isCoastal && !boatBetween(one, other)
    },
    museumOf: ({ kind, name }) => (kind === 'stop' ? museums.get(name) : undefined),
    find(tokens, at, isLowerCase) {
      const first = tokens[at]
      if (!first || first.folded.length > longestWord) return undefined
      for (
        let length = Math.min(mostTokensOfName, longest.get(first.folded) ?? 1, tokens.length - at);
        length > 1;
        length -= 1
      ) {
        const words = tokens.slice(at, at + length)
        const last = words.at(-1)
        if (!last || last.to - first.from > 60 || words.slice(1).some(({ isJoined }) => !isJoined)) continue
        const head = words.slice(0, -1).map(({ folded }) => folded)
        const key = [last.folded, last.folded.replace(/s$/, '')]
          .map((word) => [...head, word].join(' '))
          .find((each) => byWords.has(each))
        const named = key === undefined ? undefined : byWords.get(key)
        if (named && (isCapital(first.text) || isLowerCase || small.has(key ?? '') || (key ?? '').length >= 10))
          return { named, length, isSure: true }
      }
      if (otherInSmall.has(first.folded) && !isCapital(first.text)) return undefined
      const isName = isCapital(first.text) || isLowerCase
      const misspelt = isName ? findNearSeveral(tokens, at) : undefined
      if (misspelt) return misspelt
      // Who writes in haste writes long names in small letters; no other word is so like one.
      const isLong = first.folded.length >= 6 && !commonWords.has(first.folded) && !tooCommon.has(first.folded)
      if (!isName && !small.has(first.folded) && !isLong) return undefined
      if (first.folded === 'a' && !beforeVillage.has(tokens[at - 1]?.folded ?? '') && isInfinitive(tokens, at))
        return undefined
      const found = findOne(first)
      // «Eve: sauna» is an evening.
      if (found?.key === 'eve' && first.text !== 'EVE') return undefined
      const named = found && byWords.get(found.key)
      if (!named || (found && !found.isSure && !isName)) return undefined
      return { named, length: 1, isSure: found?.isSure === true }
    },
  }
}

/** Where the boats go to from what is named, as visitors call the quays: Moskenes is Reine for many. */
function harboursOf(named: Named): RegExp | undefined {
  if (named.kind === 'region')
    return foldLetters(named.name) === 'bodo' ? /^p\.(?:svolvaer|stamsund|reine|a|hamnoy|sakrisoy)$/ : undefined
  if (named.kind !== 'stop') return undefined
  if (named.ref === 't.vaeroy') return /^p\.(?:reine|a|hamnoy|sakrisoy)$/
  return named.ref === 't.skrova' ? /^p\.svolvaer$/ : undefined
}

function isTooLong(word: string): boolean {
  return word.length > longestWord
}

function isVillageA(text: string): boolean {
  return /^(?:å|Å|Aa)$|^[åÅ]['’´`]?s$/.test(text)
}

/** Returns whether a Norwegian verb follows directly, as in «Å gå»: that is no village. */
function isInfinitive(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (token === undefined || next === undefined || next.from - token.to !== 1 || isCapital(next.text)) return false
  return (
    (/(?:[^aeiouy]e|nne|lle)$/.test(next.folded) &&
      !/^(?:the|we|before|while|where|there|we|ferge|ferje|museene|vandre|bare|like|siste|maybe|same|some|more|morgens)$/.test(
        next.folded,
      )) ||
    /^(?:ga|se|bo|ta|dra|fa|gi|si|sta|la|ha|vare|bli|ro|ja|be|sla|ske|na|sy|ku|jo|nei)$/.test(next.folded)
  )
}

/** Returns whether a word begins with a capital letter. */
export function isCapital(word: string): boolean {
  const initial = word.charAt(0)
  return initial !== initial.toLowerCase() && initial === initial.toUpperCase()
}
