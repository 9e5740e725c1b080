import { foldLetters } from '#site/i18n/fold-letters.ts'
import { isCapital, type NameIndex, type Token } from './name-index.ts'
import { commonWords, farPlaces, months, placeEndings, weekdays } from './vocabulary.ts'

// What looks like a place and is none that the guide, or the official map, knows. Sure is only what nothing but a place is called.

interface Unknown {
  name: string
  isSure: boolean
  /** A word says what it is: «museum», «Café». */
  isNamed: boolean
  last: number
}

const list = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(foldLetters))

/** There is none in Lofoten, whatever it is called. */
const absent = list(
  'gondola gondel gondelbahn gondolbane gondolen seilbahn bergbahn bergstation taubane taubanen kabelbane kabelbanen fjellheis fjellheisen funicular standseilbahn chairlift sessellift ropeway skywalk geyser operahuset operahus opernhaus ' +
    'badeland vannland vannpark waterpark erlebnisbad spassbad therme thermalbad thermen aquapark ' +
    'dyrepark dyreparken dyrehage zoo zooen tierpark elchpark elgpark wolfspark barenpark isbjornpark rentierpark wildpark ' +
    'tivoli fornoyelsespark freizeitpark freizeitparken vergnugungspark ishotell ishotellet eishotel snohotell schneehotel ' +
    'planetarium observatorium observatoriet sternwarte isbreen gletscher glacier tropfsteinhohle eisgrotte isgrotte isgrotten isgrotta',
)
/** With a capital: children build the others of sand. */
/** «Seehundstation», «Hvalsenter», «Wolfszentrum». */
const absentCompounds =
  /^(?:seehund|robben|delfin|dolphin|orca|hai|haj|hval|whale|wal|sel|isbjorn|eisbar|elch|elg|rentier|rein|wolf|ulve|bjorne|baren|husky|troll|nisse|weihnachts|santa)(?:s)?(?:station|stasjon|zentrum|center|centre|senter|senteret|park|parken|gehege|museum|museet|aquarium|akvarium|dorf|byen|landsby)$/
const castles = list('castle schloss slott slottet')
/** So too, in two words, folded. */
const absentPairs = new Set(
  'cable-car opera-house water-park theme-park amusement-park wildlife-park moose-park elk-park wolf-park husky-park bear-park reindeer-park ice-hotel snow-hotel hot-spring thermal-bath ice-cave'.split(
    ' ',
  ),
)
/** What is said in front of a name, or behind it: «Whale Museum», «Café Nordlandsperle», «Blåhola grotte». */
const heads = list(
  'museum museet cave caves grotto falls waterfall park lighthouse castle tower gallery aquarium zoo canyon gorge glacier geyser temple sanctuary ' +
    'restaurant cafe kafe bistro brewery spa observatory skywalk planetarium fort fortress distillery waterpark springs spring monastery viewpoint center centre ' +
    'grotte hohle hole wasserfall schlucht turm burg schloss leuchtturm galerie brauerei sternwarte gletscher kloster ' +
    'bunkhouse smokehouse ranch winery cidery kitchen diner grill bar pub saloon den dome domes igloo igloos treehouse treehouses glamping retreat chapel cathedral pyramid zipline maze ' +
    'stube keller alm scheune manufaktur raucherei brennerei kro kroa spiskammer sjobad kjokken smie naustet kjelleren rokeri pizzeria isbar vinbar glassblaseri ' +
    'lodge brasserie trattoria pizzeria taverna tavern eatery gastropub vertshus gjestehus gjestgiveri gjestegard pensjonat kaffebrenneri brenneri rosteri bakeri spiseri gasthof gasthaus guesthouse inn roastery bakery grotta fossen tarnet festning slott galleri bryggeri senter kilde kilden fyr isbre kafeen lysgrotte',
)
/** A name follows these in German, where every noun has a capital. */
const before = list(
  'museum cafe kafe brasserie trattoria pizzeria taverna tavern vertshus restaurant restauranten fischrestaurant steakhouse galerie galleri grotte hohle park bistro burg schloss wasserfall brauerei kafeen kaffebrenneri brenneri kaffebar bakeri bakeriet backerei gasthof gasthaus pension gjestehus guesthouse weinbar pub kro kroa spisested bar kneipe weinstube vinbar brenneri roykeri raucherei',
)
const compounds =
  /.{3}(?:parken|park|spiskammer|sjobad|kjelleren|naustet|bunkhouse|smokehouse|gjestehus|restaurant|restauranten|gasthof|gasthaus|brenneri|brenneriet|loftet|stua|kroa|senteret|sentret|grotta|grotten|grotte|hohle|hula|tarnet|tarn|tower|museet|museum|akvariet|galleriet|bryggeriet|brauerei|badet|slottet|festningen|kilden|fossen|wasserfall|schlucht|(?<!s)turm|stupet|gletscher|hytta|hutte|spa|observatoriet|zentrum)$/
/** Compounds that are everyday words. */
const everyday =
  /^(?:national|nasjonal|bil|skate|freizeit|stadt|vergnugungs|spiel|leke|lek|info|informasjons|turist|besoks|opplevelses|besucher|einkaufs|kjope|handels|kultur|kunst|dorf|heimat|freilicht|fischer|fiske|strand|turist|wander|berg|ski|grill|selvbetjente|fjell|turisthytta|dnt|drei|schutz|leucht|aussichts|kirch|uhr|fahr|wikinger|viking|kriegs|krigs|lofot|lofoten|stockfisch|torrfisk|sauna|schwimm|svomme|fri|frilufts|sommer|sjo|eis|schnee|hotel|hotell|fisch|sjomat|hafen|havne|lieblings|yndlings|burger|museums|gourmet|gaste|gjeste|gast|sove|schlaf|peise|kjeller|stor|barne|tre|holz|stein|glas|glass|lokal|nabo|haupt|hoved|orts|markt|torg|bygde|wasser|vann|natur|wellness|familien|familie|aktivitets|kletter|klatre|surf|skole|idretts|sports|utsikts|radio|vakt|kontroll|wetter|wacht|funk|boots|bat|kaffe|spise|dag|design|stamm|hjemme)+(?:museum|museet|park|parken|zentrum|senteret|sentret|badet|hutte|hytta|turm|schlucht|gletscher|galleriet|wasserfall|tarnet|tarn|tower|restaurant|restauranten|gjestehus|gasthaus|gasthof|brauerei|bryggeriet|loftet|stua|kroa|akvariet|grotte|hohle|spa)$/
/** «Ullundertøy», «Fjellvær», «Kleines», «Badestrand»: words with the endings of places. */
const noPlace =
  /(?:^(?:ein|aus|um|be|ver|zu|ge|wild|falsch|schrag|quer|langs|ruckwarts)park(?:en|t)|toy|convoy|enjoy|employ|destroy|boy|decoy|leketoy|[ieroa]nes|bescheid|arbeid|kleid|leid|neid|[^a]sturm|traumstrand|badestrand|sandstrand|hauptstrand|nachbarstrand|hausberg|eisberg|weinberg|(?:fjell|klar|fiske|novem|desem|sommer|vinter|host|var|dar|darlig|god|u|pent|fint|regn|stor|sol)(?:ber)?var|sommervar|schneeberg|gesund|nachbarstrand|gegenstand|bestand|ferienhutte|berghutte|dnthytta|turhytta|holzhutte)$/
/** What common words end in too is asked, and no alarm. */
const weakEndings =
  /(?:nes|eid|eidet|stad|berg|berget|heim|strand|stranden|havn|hamn|hamna|marka|sletta|ura|aksla|holmen|toppen|pollen)$/
const noName =
  /(?:ung|heit|keit|gang|essen|tag|zeit|reise|fahrt|tour|stuck|besuch|platz|karte|ticket|tickets|preis|abend|morgen|uhr|ende)$/
const goWords = list(
  'drive head visit explore hike fahren fahrt besuch besuchen wandern wanderung kjor kjore kjorer besok besoke tur dra',
)
const toWords = list('to til nach bis naar')
const mostWords = 5

/** So too in small letters, behind a name. */
const smallHeads = list(
  'kafe cafe kafeen restaurant gjestehus gjestgiveri gjestegard pensjonat hotell vertshus bakeri bryggeri galleri museum brenneri roasteri spiseri grotte festning klatrepark camping hytter rorbuer pizza pizzeria pub bar kro lodge pensjon',
)

interface Around {
  names: NameIndex
  isLowerCase: boolean
  /** Where every noun has a capital. */
  isGerman: boolean
  gap(at: number): string
}

/** Returns what begins at a word and looks like the name of a place that nobody knows. */
export function findUnknown(tokens: readonly Token[], at: number, around: Around): Unknown | undefined {
  const token = tokens[at]
  if (!token || token.folded.length > 40) return undefined
  const { names, isLowerCase, gap } = around
  if (
    absent.has(token.folded) ||
    absentCompounds.test(token.folded) ||
    (castles.has(token.folded) && isCapital(token.text))
  )
    return { name: token.text, isSure: true, isNamed: true, last: at }
  const next = tokens[at + 1]
  if (next && absentPairs.has(`${token.folded}-${next.folded.replace(/s$/, '')}`) && /^[ -]$/.test(gap(at + 1)))
    return { name: `${token.text} ${next.text}`, isSure: true, isNamed: true, last: at + 1 }
  const behindName =
    (token.folded === 'lofoten' ? findHouseOfRegion(tokens, at, around) : undefined) ??
    findHeadOfLight(tokens, at, around) ??
    findQuoted(tokens, at, around) ?? findCalled(tokens, at, around) ?? findBeforeHead(tokens, at, around)
  if (behindName) return behindName
  // «På restaurant Kvitholmstua»: a name follows the word, with a capital.
  if (!isCapital(token.text) && !isLowerCase) return findBehindHead(tokens, at, around)
  const hotel =
    findHotel(tokens, at, around) ?? findHut(tokens, at, around) ?? findHouse(tokens, at, around) ?? findTable(tokens, at, around)
  if (hotel) return hotel
  return (
    (isCapital(token.text) ? findPhrase(tokens, at, around) : undefined) ??
    findSingle(tokens, at, around) ??
    (looksLikeGoal(tokens, at, gap) && !names.knows(token.folded)
      ? { name: token.text, isSure: false, isNamed: false, last: at }
      : undefined)
  )
}

/** «Panoramahotell», «Motorradhotel»; not what any town has, nor the endings of the guide's own houses. */
function isHotelCompound(folded: string): boolean {
  return (
    /^.{4,}hotell?$/.test(folded) &&
    !/^(?:flughafen|airport|flyplass|rorbu|brygge|kjede|ketten|luxus|design|boutique|budget|stadt|by|strand|lieblings|nachbar|kultur|turist|familien|familie|spa|apartment)/.test(
      folded,
    )
  )
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
    /^(?:in|i|pa|bei|near|ved)$/.test(tokens[last + 1]?.folded ?? '') && isVillageAt(tokens, last + 2, { names, isLowerCase })
  if ((!isOfKind && !isInVillage) || isKnownName(tokens, at, last, around)) return undefined
  if (!tokens.slice(at, last + 1).some((token) => isOwnWord(token, names))) return undefined
  return { name: tokens.slice(at, last + 1).map(({ text }) => text).join(' '), isSure: true, isNamed: true, last }
}

function isVillageAt(tokens: readonly Token[], at: number, { names, isLowerCase }: Pick<Around, 'names' | 'isLowerCase'>): boolean {
  const named = names.find(tokens, at, isLowerCase)?.named
  return named?.kind === 'stop' && /^[po]\./.test(named.ref)
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
  return { name: tokens.slice(at, last + 1).map(({ text }) => text).join(' '), isSure: true, isNamed: true, last }
}

/** «Selkie House», and no «Coffee House». */
function findHouse(tokens: readonly Token[], at: number, around: Around): Unknown | undefined {
  const { names, gap } = around
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (!token || next?.text !== 'House' || gap(at + 1) !== ' ' || !isOwnWord(token, names)) return undefined
  if (token.folded.length < 5 || houseWords.has(token.folded)) return undefined
  return { name: `${token.text} ${next.text}`, isSure: true, isNamed: true, last: at + 1 }
}

const houseWords = list(
  'guest boat coffee opera light summer fishing steak wheel farmer farmers manor merchant merchants school bath culture whole little beach holiday rental rented tiny wooden village parish',
)

const atTable =
  /^(?:dinner|lunch|breakfast|supper|eat|drinks|coffee|sleep|overnight|night|stay|staying|room|bed|middag|lunsj|frokost|spise|spiser|overnatting|overnatter|sover|rom)$/
const persons =
  /^(?:aunt|uncle|cousin|friend|friends|mum|dad|grandma|tante|onkel|fetter|kusine|venn|venner|venninne|mormor|bestemor|farmor)$/

/** «Dinner at Kråkereir in Ramberg», «middag på Kråkereir i Ramberg»: where only names have capitals. */
function findTable(tokens: readonly Token[], at: number, around: Around): Unknown | undefined {
  const { names, isLowerCase, gap, isGerman } = around
  const token = tokens[at]
  const preposition = /^(?:the)$/.test(tokens[at - 1]?.folded ?? '') ? at - 2 : at - 1
  if (!token || isGerman || isLowerCase || !isOwnWord(token, names) || token.folded.length < 5) return undefined
  if (!/^(?:at|pa)$/.test(tokens[preposition]?.folded ?? '') || gap(at) !== ' ' || /['’]/.test(token.text)) return undefined
  let last = at
  while (last + 1 - at < 4 && gap(last + 1) === ' ' && isOwnWord(tokens[last + 1] ?? token, names)) last += 1
  const isInVillage =
    gap(last + 1) === ' ' &&
    /^(?:in|i|pa|on|by|near|ved|outside)$/.test(tokens[last + 1]?.folded ?? '') &&
    isVillageAt(tokens, last + 2, { names, isLowerCase })
  const lead = tokens.slice(Math.max(0, preposition - 5), preposition)
  if (!isInVillage || isKnownName(tokens, at, last, around)) return undefined
  if (!lead.some(({ folded }) => atTable.test(folded)) || lead.some(({ folded }) => persons.test(folded))) return undefined
  return { name: tokens.slice(at, last + 1).map(({ text }) => text).join(' '), isSure: true, isNamed: true, last }
}

/** «Vågakallen-Hütte», «Rostad hytta»: a house that is called by what only the map has, with a hyphen or in Norwegian. */
function findHut(tokens: readonly Token[], at: number, { names, isLowerCase, gap }: Around): Unknown | undefined {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (!token || !next || !isCapital(token.text) || token.folded.length < 5) return undefined
  const isHut = /^(?:hutte|hutten|hytta|hytte|hut|lodge|hotel|hotell)$/.test(next.folded) && isCapital(next.text)
  const isOne = gap(at + 1) === '-' && names.knows(token.folded) && !names.find(tokens, at, isLowerCase)
  const isKnown =
    names.knows(`${token.folded} ${next.folded}`) || everydayWords.has(token.folded) || lodgingWords.has(token.folded)
  if (!isHut || !isOne || isKnown) return undefined
  return { name: `${token.text}-${next.text}`, isSure: true, isNamed: true, last: at + 1 }
}

/** «Hotel Polarstern in Ramberg»: a place follows the name, or a point. */
function findHotel(tokens: readonly Token[], at: number, around: Around): Unknown | undefined {
  const { names, isLowerCase, gap } = around
  const [token, next] = [tokens[at], tokens[at + 1]]
  const isHotel = /^(?:hotel|hotell)$/.test(token?.folded ?? '') || isHotelCompound(token?.folded ?? '')
  if (!token || !next || !isHotel || gap(at + 1) !== ' ' || !isCapital(next.text)) return undefined
  const isEnd = /^\s*[.,;)\n]/.test(gap(at + 2)) || /^(?:in|i|at|on|by|near|am|an|bei|beim|neben|pa|ved)$/.test(tokens[at + 2]?.folded ?? '')
  const isWord =
    everydayWords.has(next.folded) ||
    commonWords.has(next.folded) ||
    lodgingWords.has(next.folded) ||
    farPlaces.has(next.folded) ||
    names.knows(next.folded) ||
    noName.test(next.folded)
  const found = names.find(tokens, at + 1, isLowerCase)?.named
  // «Hotel Polarlicht» is no northern lights.
  const isOther = found !== undefined && !(found.kind === 'stop' && found.isDoing)
  if (!isEnd || (isWord && !found) || next.folded.length < 5 || isOther) return undefined
  return { name: `${token.text} ${next.text}`, isSure: true, isNamed: true, last: at + 1 }
}

function findBehindHead(
  tokens: readonly Token[],
  at: number,
  { names, isLowerCase, gap }: Around,
): Unknown | undefined {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (!token || !next || !before.has(token.folded) || gap(at + 1) !== ' ' || !isCapital(next.text)) return undefined
  const isWord = everydayWords.has(next.folded) || commonWords.has(next.folded) || names.knows(next.folded)
  if (isWord || next.folded.length < 4 || months.has(next.folded) || weekdays.has(next.folded)) return undefined
  if (names.find(tokens, at + 1, isLowerCase)) return undefined
  return { name: `${token.text} ${next.text}`, isSure: true, isNamed: true, last: at + 1 }
}

/** «Draugen kafé», «Havblikk gjestehus»: in Norwegian only the name has a capital. */
function findBeforeHead(
  tokens: readonly Token[],
  at: number,
  { names, isLowerCase, gap }: Around,
): Unknown | undefined {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (!token || !next || isLowerCase || !isCapital(token.text) || isCapital(next.text) || gap(at + 1) !== ' ')
    return undefined
  const isSentenceStart = at === 0 || /[.!?:;|\n•*–(]/.test(gap(at))
  const isWord =
    everydayWords.has(token.folded) ||
    commonWords.has(token.folded) ||
    lodgingWords.has(token.folded) ||
    farPlaces.has(token.folded) ||
    names.knows(token.folded) ||
    months.has(token.folded) ||
    weekdays.has(token.folded) ||
    noName.test(token.folded)
  if (!smallHeads.has(next.folded) || isSentenceStart || isWord || token.folded.length < 5) return undefined
  if (names.find(tokens, at, isLowerCase)) return undefined
  return { name: `${token.text} ${next.text}`, isSure: true, isNamed: true, last: at + 1 }
}

/** What comes behind them is a place, however everyday its ending. */
const villageKinds = list('insel village hamlet fiskevaer fiskevaeret fischerdorf dorf ort ortschaft weiler bygda tettstedet')

function findSingle(tokens: readonly Token[], at: number, { names, isLowerCase, isGerman, gap }: Around): Unknown | undefined {
  const { text, folded } = tokens[at] as Token
  if (folded.length < 4 || commonWords.has(folded) || names.knows(folded)) return undefined
  // «Mit den Bergen dahinter» is no town.
  const isHills =
    folded === 'bergen' &&
    /^(?:den|die|der|diesen|hohen|beiden|steilen|verschneiten)$/.test(tokens[at - 1]?.folded ?? '')
  if (isHills) return undefined
  const isPlace = farPlaces.has(folded) || (folded.length >= 6 && placeEndings.test(folded.slice(3)))
  const isHouse = compounds.test(folded) && !everyday.test(folded)
  if (noPlace.test(folded) || (!isCapital(text) && !(isLowerCase && isHouse))) return undefined
  const isVillage = villageKinds.has(tokens[at - 1]?.folded ?? '') && gap(at) === ' '
  // «Kari Nordvik» is somebody.
  const isPerson = !isGerman && isCapital(tokens[at - 1]?.text ?? '') && gap(at) === ' ' && !names.knows(tokens[at - 1]?.folded ?? '')
  const isSure = isHouse || isVillage || farPlaces.has(folded) || (!weakEndings.test(folded) && !isPerson)
  return isPlace || isHouse ? { name: text, isSure, isNamed: isHouse, last: at } : undefined
}

/** «Valkyrie Falls», «Reine Whale Museum», «Café Nordlandsperle»: words with capitals, one of which says what it is. */
function findPhrase(tokens: readonly Token[], at: number, { names, isLowerCase, gap }: Around): Unknown | undefined {
  let last = at
  while (
    last + 1 < tokens.length &&
    last + 1 - at < mostWords &&
    /^[ -]$/.test(gap(last + 1)) &&
    isCapital(tokens[last + 1]?.text ?? '') &&
    !(names.find(tokens, last + 1, isLowerCase) && !heads.has(tokens[last + 1]?.folded ?? ''))
  )
    last += 1
  const words = tokens.slice(at, last + 1)
  const ownWords = words.filter(
    ({ folded }) =>
      !heads.has(folded) &&
      !commonWords.has(folded) &&
      !months.has(folded) &&
      !weekdays.has(folded) &&
      !names.knows(folded) &&
      folded.length >= 3,
  )
  const first = words[0]?.folded ?? ''
  const behind = words.findIndex(({ folded }, index) => index > 0 && heads.has(folded))
  const phrase = (some: readonly Token[]) => some.map(({ text }) => text).join(' ')
  // «The North Norwegian Art Centre» is known without its article.
  const isKnown = (some: readonly Token[]) =>
    [some, some.slice(/^(?:the|das|die|der)$/.test(first) ? 1 : 0)].some(
      (each) => each.length > 0 && names.knows(each.map(({ folded }) => folded).join(' ')),
    )
  if (behind > 0 && ownWords.length > 0) {
    const some = words.slice(0, behind + 1)
    const own = some.filter((word) => ownWords.includes(word))
    if (own.length > 0 && !isKnown(some) && !own.every(({ folded }) => everydayWords.has(folded)))
      return { name: phrase(some), isSure: true, isNamed: true, last: at + behind }
  }
  // «Kråkvik Maritime Hotel»: two words of its own, none of which a chain has too.
  const house = words.findIndex(
    ({ folded }, index) =>
      /^(?:hotel|hotell|hostel|resort)$/.test(folded) || (folded === 'house' && index >= 2) || isHotelCompound(folded),
  )
  const ofHouse = words.slice(0, Math.max(0, house))
  const isChain = ofHouse.some(({ folded }) => lodgingWords.has(folded) || commonWords.has(folded))
  if (
    (ofHouse.length >= 2 || (ofHouse.length === 1 && isHotelCompound(words[house]?.folded ?? ''))) &&
    !isChain &&
    ofHouse.some((word) => ownWords.includes(word) && !everydayWords.has(word.folded)) &&
    !isKnown(words.slice(0, house + 1))
  )
    return { name: phrase(words.slice(0, house + 1)), isSure: true, isNamed: true, last: at + house }
  const [, second, third] = words
  // «Gasthaus Zum Seeadler».
  if (before.has(first) && third && /^(?:zum|zur)$/.test(second?.folded ?? '') && ownWords.includes(third))
    return { name: phrase(words.slice(0, 3)), isSure: true, isNamed: true, last: at + 2 }
  if (
    before.has(first) &&
    second &&
    ownWords.includes(second) &&
    !noName.test(second.folded) &&
    !everydayWords.has(second.folded)
  ) {
    const some = words.slice(0, 2)
    if (!isKnown(some)) return { name: phrase(some), isSure: true, isNamed: true, last: at + 1 }
  }
  return undefined
}

/** In front of «museum» or «café» they make no name: «Visit Museum», «Lunch Café». */
const everydayWords = list(
  'visit see the our local nice small old new great dinner lunch breakfast coffee kaffee mittagessen abendessen besuch next national village art dnt fisherman fishermen fishermans sports sport hotelbar hotellbar beer wine snack breakfast pizza tapas burger cocktail public full cod red white blue green yellow big own kunst cultural culture viking vikings fishing war history visitor tourist info lofoten norwegian norway arctic afternoon morning evening explore walk tour hot museum boat trip after then from heimat stop day free open sauna cod fish seafood seal harbour museums climbing fishing beach village local floating hotel das die der den dem ein eine einem einer eigenes unser mein kleines ein weder haus hauser i pa ved med til spor et en det den og fra bei beim im zum zur vom nach fur mit',
)

const lodgings = list('hotel hotell resort lodge museum hostel aquarium')
/** Chains and owners of houses that the guide has, and words that many names share. */
const lodgingWords = list(
  'scandic thon rorbu rorbuer rorbuene rorbuhotell brygge bryggehotell live best western quality arctic sea sjo',
)

/** Returns a house that begins with the name of a known village and that nobody knows: «Reine Fjord Palace Hotel». */
export function findUnknownHouse(
  tokens: readonly Token[],
  at: number,
  known: number,
  { names, gap, isLowerCase }: Around,
): Unknown | undefined {
  let last = at + known
  const isPart = () => isCapital(tokens[last]?.text ?? '') && gap(last) === ' ' && last - at < mostWords
  while (isPart() && !lodgings.has(tokens[last]?.folded ?? '') && !names.find(tokens, last, isLowerCase)) last += 1
  const own = tokens.slice(at + known, last)
  const isHouse = isPart() && lodgings.has(tokens[last]?.folded ?? '')
  // «Scandic Vestfjord» is called «Vestfjord Hotell» too.
  const isStrait =
    own.length === 0 &&
    /^(?:aquarium|museum)$/.test(tokens[last]?.folded ?? '') &&
    names.find(tokens, at, isLowerCase)?.named.kind === 'region'
  const isOwn =
    isStrait ||
    own.some(
      ({ folded }) =>
        !everydayWords.has(folded) && !commonWords.has(folded) && !lodgingWords.has(folded) && !names.knows(folded),
    )
  if (!isHouse || !isOwn || own.some(({ folded }) => lodgingWords.has(folded))) return undefined
  const name = tokens.slice(at, last + 1).map(({ text }) => text)
  return { name: name.join(' '), isSure: true, isNamed: true, last }
}

/** Returns a house that is called by the islands, «Lofoten Lighthouse Museum», and that nobody knows. */
function findHouseOfRegion(tokens: readonly Token[], at: number, { names, gap, isLowerCase }: Around): Unknown | undefined {
  let last = at + 1
  const isPart = () => isCapital(tokens[last]?.text ?? '') && gap(last) === ' ' && last - at < mostWords
  const isHouse = () => /^(?:museum|aquarium|planetarium|observatory|zoo|distillery|brewery|cathedral)$/.test(tokens[last]?.folded ?? '')
  while (isPart() && !isHouse() && !names.find(tokens, last, isLowerCase)) last += 1
  const own = tokens.slice(at + 1, last)
  const words = tokens.slice(at, last + 1)
  if (!isPart() || !isHouse() || own.length === 0 || names.find(tokens, last - 1, isLowerCase)) return undefined
  const isOwn = own.some(({ folded }) => !everydayWords.has(folded) && !commonWords.has(folded) && !names.knows(folded))
  if (!isOwn || names.knows(words.map(({ folded }) => folded).join(' '))) return undefined
  return { name: words.map(({ text }) => text).join(' '), isSure: true, isNamed: true, last }
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
function findHeadOfLight(tokens: readonly Token[], at: number, { names, isLowerCase, gap }: Around): Unknown | undefined {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (!token || !next || !before.has(token.folded) || gap(at + 1) !== ' ' || !isCapital(next.text)) return undefined
  const found = names.find(tokens, at + 1, isLowerCase)
  const isLight =
    found?.named.kind === 'midnightSun' || (found?.named.kind === 'stop' && found.named.ref === 'a.nordlys')
  if (!found || !isLight || names.knows(`${token.folded} ${next.folded}`)) return undefined
  const last = at + found.length
  return { name: tokens.slice(at, last + 1).map(({ text }) => text).join(' '), isSure: true, isNamed: true, last }
}

/** Returns whether a capital follows «drive to», «nach», «til»: a place by where it stands, although nothing else tells so. */
function looksLikeGoal(tokens: readonly Token[], at: number, gap: (at: number) => string): boolean {
  const [token, to, go] = [tokens[at], tokens[at - 1], tokens[at - 2]]
  if (!token || !isCapital(token.text) || token.folded.length < 4 || !/^\s$/.test(gap(at)) || !/^\s$/.test(gap(at - 1)))
    return false
  return (
    toWords.has(to?.folded ?? '') &&
    goWords.has(go?.folded ?? '') &&
    !months.has(token.folded) &&
    !weekdays.has(token.folded)
  )
}
