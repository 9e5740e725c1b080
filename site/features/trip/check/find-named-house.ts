import {
  type Around,
  before,
  everydayWords,
  heads,
  list,
  lodgings,
  lodgingWords,
  mostWords,
  smallHeads,
  type Unknown,
} from './house-words.ts'
import { isCapital, type NameIndex, type Token } from './name-index.ts'
import { commonWords, farPlaces, months, weekdays } from './vocabulary.ts'

// Houses that nobody knows, by how they are told of: in quotes, «called», at a table in a village, by a light in the sky.

/** Returns a house that is named in words that tell it from everything else. */
export function findNamedHouse(tokens: readonly Token[], at: number, around: Around): Unknown | undefined {
  return (
    (tokens[at]?.folded === 'lofoten' ? findHouseOfRegion(tokens, at, around) : undefined) ??
    findHeadOfLight(tokens, at, around) ??
    findQuoted(tokens, at, around) ??
    findCalled(tokens, at, around)
  )
}

/** Returns a house by its last word, or by what one does there: «Selkie House», «dinner at Kråkereir in Ramberg». */
export function findHouseAt(tokens: readonly Token[], at: number, around: Around): Unknown | undefined {
  return findHouse(tokens, at, around) ?? findTable(tokens, at, around)
}

/** What is told in front of a name, in any language, and needs one: «a café called Solsikken», «the pub “Rusty Anchor”». */
const kinds = list(
  'restaurant restauranten cafe kafe kafeen bistro pub bar kro kroa kneipe gasthof gasthaus wirtshaus pension pensjonat guesthouse gjestehus hotel hotell hostel lodge inn cabin hytte hutte ferienhaus ' +
    'museum museet galerie galleri gallery grotte hohle cave grotto park brewery brauerei bryggeri distillery brenneri bakery bakeri backerei spa sauna badstue farm gard hof place sted stedet lokal laden shop butikk',
)
const calledWords = /^(?:called|named|namens|kalt|heter|heisst|heissen|navn|navnet)$/

/** Returns whether a word may begin the name of a house that nobody knows. */
function isOwnWord({ text, folded }: Token, names: NameIndex): boolean {
  return (
    isCapital(text) &&
    folded.length >= 3 &&
    !everydayWords.has(folded) &&
    !commonWords.has(folded) &&
    !lodgingWords.has(folded) &&
    !farPlaces.has(folded) &&
    !months.has(folded) &&
    !weekdays.has(folded) &&
    !names.knows(folded)
  )
}

function nameHouse(tokens: readonly Token[], from: number, last: number): Unknown {
  const name = tokens
    .slice(from, last + 1)
    .map(({ text }) => text)
    .join(' ')
  return { name, isSure: true, isNamed: true, last }
}

function isKnownName(tokens: readonly Token[], from: number, last: number, { names, isLowerCase }: Around): boolean {
  const folded = tokens.slice(from, last + 1).map((token) => token.folded)
  if (names.knows(folded.join(' ')) || folded.some((word) => names.knows(word))) return true
  return folded.some((_, index) => names.find(tokens, from + index, isLowerCase) !== undefined)
}

/** «Lunch at the “Rusty Anchor” in Reine», «im Gasthaus „Zum Anker“»: a name in quotes, of a kind that is told or in a village. */
function findQuoted(tokens: readonly Token[], at: number, around: Around): Unknown | undefined {
  const { names, isLowerCase, gap } = around
  if (!/[“„«"‚‘»]$/u.test(gap(at)) || !isCapital(tokens[at]?.text ?? '')) return undefined
  let last = at
  while (last + 1 < tokens.length && last + 1 - at < mostWords && /^[ -]$/.test(gap(last + 1))) last += 1
  if (!/^[”“»"’‘«]/u.test(gap(last + 1))) return undefined
  const isOfKind = [1, 2].some((back) => kinds.has(tokens[at - back]?.folded ?? ''))
  const isInVillage =
    /^(?:in|i|pa|bei|near|ved)$/.test(tokens[last + 1]?.folded ?? '') &&
    isVillageAt(tokens, last + 2, { names, isLowerCase })
  if ((!isOfKind && !isInVillage) || isKnownName(tokens, at, last, around)) return undefined
  if (!tokens.slice(at, last + 1).some((token) => isOwnWord(token, names))) return undefined
  return nameHouse(tokens, at, last)
}

/** Returns whether a village begins at a word. */
export function isVillageAt(
  tokens: readonly Token[],
  at: number,
  { names, isLowerCase }: Pick<Around, 'names' | 'isLowerCase'>,
): boolean {
  const named = names.find(tokens, at, isLowerCase)?.named
  return named?.kind === 'stop' && /^(?:[po]\.|m\.(?:sorvagen|mortsund|sund|fredvang)$)/.test(named.ref)
}

/** «A café called Solsikken», «en kro som heter Tindekroa», «ein Lokal namens Nordlichtkrone». */
function findCalled(tokens: readonly Token[], at: number, around: Around): Unknown | undefined {
  const { names, gap } = around
  const first = tokens[at]
  if (!first || !isOwnWord(first, names) || !calledWords.test(tokens[at - 1]?.folded ?? '')) return undefined
  const isOfKind = tokens.slice(Math.max(0, at - 6), at).some(({ folded }) => kinds.has(folded))
  if (!isOfKind || isKnownName(tokens, at, at, around)) return undefined
  let last = at
  while (last - at < mostWords && gap(last + 1) === ' ' && isCapital(tokens[last + 1]?.text ?? '')) last += 1
  return nameHouse(tokens, at, last)
}

/** «Selkie House», and no «Coffee House». */
function findHouse(tokens: readonly Token[], at: number, around: Around): Unknown | undefined {
  const { names, gap } = around
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (!token || next?.text !== 'House' || gap(at + 1) !== ' ' || !isOwnWord(token, names)) return undefined
  if (token.folded.length < 5 || houseWords.has(token.folded)) return undefined
  return nameHouse(tokens, at, at + 1)
}

const houseWords = list(
  'guest boat coffee opera light summer fishing steak wheel farmer farmers manor merchant merchants school bath culture whole little beach holiday rental rented tiny wooden village parish',
)

const atTable =
  /^(?:dinner|lunch|breakfast|supper|eat|drinks|coffee|sleep|overnight|night|stay|staying|room|bed|table|booked|middag|lunsj|frokost|spise|spiser|bord|overnatting|overnatter|sover|rom)$/
const persons =
  /^(?:aunt|uncle|cousin|friend|friends|mum|dad|grandma|tante|onkel|fetter|kusine|venn|venner|venninne|mormor|bestemor|farmor)$/

/** «Dinner at Kråkereir in Ramberg», «middag på Kråkereir i Ramberg»: where only names have capitals. */
function findTable(tokens: readonly Token[], at: number, around: Around): Unknown | undefined {
  const { names, isLowerCase, gap, isGerman } = around
  const token = tokens[at]
  const preposition = /^(?:the)$/.test(tokens[at - 1]?.folded ?? '') ? at - 2 : at - 1
  if (!token || isGerman || isLowerCase || !isOwnWord(token, names) || token.folded.length < 5) return undefined
  if (!/^(?:at|pa)$/.test(tokens[preposition]?.folded ?? '') || gap(at) !== ' ' || /['’]/.test(token.text))
    return undefined
  let last = at
  while (last + 1 - at < 4 && gap(last + 1) === ' ' && isOwnWord(tokens[last + 1] ?? token, names)) last += 1
  const isInVillage =
    gap(last + 1) === ' ' &&
    /^(?:in|i|pa|on|by|near|ved|outside)$/.test(tokens[last + 1]?.folded ?? '') &&
    isVillageAt(tokens, last + 2, { names, isLowerCase })
  const lead = tokens.slice(Math.max(0, preposition - 5), preposition)
  // «Lunch at The Tipsy Cormorant»: several words behind the article need no village.
  const isSeveral = last > at && tokens[at - 1]?.text === 'The'
  if ((!isInVillage && !isSeveral) || isKnownName(tokens, at, last, around)) return undefined
  if (!lead.some(({ folded }) => atTable.test(folded)) || lead.some(({ folded }) => persons.test(folded)))
    return undefined
  return nameHouse(tokens, at, last)
}

/** Returns a house that is called by the islands, «Lofoten Lighthouse Museum», and that nobody knows. */
function findHouseOfRegion(
  tokens: readonly Token[],
  at: number,
  { names, gap, isLowerCase }: Around,
): Unknown | undefined {
  let last = at + 1
  const isPart = () => isCapital(tokens[last]?.text ?? '') && gap(last) === ' ' && last - at < mostWords
  const isHouse = () =>
    /^(?:museum|aquarium|planetarium|observatory|zoo|distillery|brewery|cathedral)$/.test(tokens[last]?.folded ?? '')
  // «Lofoten Glassmuseum i Kabelvåg», «Lofoten Walmuseum».
  const next = tokens[at + 1]
  const isCompound =
    isPart() &&
    next !== undefined &&
    /^.{4,}(?:museum|museet|akvarium)$/.test(next.folded) &&
    !names.find(tokens, last, isLowerCase)
  if (isCompound && !names.knows(next.folded) && (names.find(tokens, at, isLowerCase)?.length ?? 1) === 1)
    return nameHouse(tokens, at, last)
  while (isPart() && !isHouse() && !names.find(tokens, last, isLowerCase)) last += 1
  const own = tokens.slice(at + 1, last)
  const words = tokens.slice(at, last + 1)
  if (!isPart() || !isHouse() || own.length === 0 || names.find(tokens, last - 1, isLowerCase)) return undefined
  const isOwn = own.some(({ folded }) => !everydayWords.has(folded) && !commonWords.has(folded) && !names.knows(folded))
  if (!isOwn || names.knows(words.map(({ folded }) => folded).join(' '))) return undefined
  return nameHouse(tokens, at, last)
}

/** Returns a house that is called by a light in the sky, «Aurora Lodge», «Nordlys kafé», and that nobody knows. */
export function findHouseOfLight(
  tokens: readonly Token[],
  at: number,
  length: number,
  { names, gap }: Around,
): Unknown | undefined {
  const next = tokens[at + length]
  const words = tokens.slice(at, at + length + 1)
  if (!next || !isCapital(words[0]?.text ?? '') || !/^[ -]$/.test(gap(at + length))) return undefined
  const isHouse = isCapital(next.text)
    ? heads.has(next.folded) || lodgings.has(next.folded)
    : smallHeads.has(next.folded) && gap(at + length) === ' '
  if (!isHouse || names.knows(words.map(({ folded }) => folded).join(' '))) return undefined
  return { name: words.map(({ text }) => text).join(' '), isSure: true, isNamed: true, last: at + length }
}

/** «Café Nordlicht», «Restaurant Mitternachtssonne»: no northern lights. */
function findHeadOfLight(
  tokens: readonly Token[],
  at: number,
  { names, isLowerCase, gap }: Around,
): Unknown | undefined {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (!token || !next || !before.has(token.folded) || gap(at + 1) !== ' ' || !isCapital(next.text)) return undefined
  const found = names.find(tokens, at + 1, isLowerCase)
  const isLight =
    found?.named.kind === 'midnightSun' || (found?.named.kind === 'stop' && found.named.ref === 'a.nordlys')
  if (!found || !isLight || names.knows(`${token.folded} ${next.folded}`)) return undefined
  const last = at + found.length
  return nameHouse(tokens, at, last)
}
