import { findHouseAt, findNamedHouse, isVillageAt } from './find-named-house.ts'
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
import { isCapital, type Token } from './name-index.ts'
import { commonWords, farPlaces, months, placeEndings, weekdays } from './vocabulary.ts'

// What looks like a place and is none that the guide, or the official map, knows. Sure is only what nothing but a place is called.

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

const compounds =
  /.{3}(?:parken|park|spiskammer|sjobad|kjelleren|naustet|bunkhouse|smokehouse|gjestehus|restaurant|restauranten|gasthof|gasthaus|brenneri|brenneriet|loftet|stua|kroa|senteret|sentret|grotta|grotten|grotte|hohle|hula|tarnet|tarn|tower|museet|museum|akvariet|galleriet|bryggeriet|braurei|badet|slottet|festningen|kilden|fossen|wasserfall|schlucht|(?<!s)turm|stupet|gletscher|hytta|hutte|spa|observatoriet|zentrum)$/
/** Compounds that are everyday words. */
const everyday =
  /^(?:national|nasjonal|bil|skate|freizeit|stadt|vergnugungs|spiel|leke|lek|info|informasjons|turist|besoks|opplevelses|besucher|einkaufs|kjope|handels|kultur|kunst|dorf|heimat|freilicht|fischer|fiske|strand|turist|wander|berg|ski|grill|selvbetjente|fjell|turisthytta|dnt|drei|schutz|leucht|aussichts|kirch|uhr|fahr|wikinger|viking|kriegs|krigs|lofot|lofoten|stockfisch|torrfisk|sauna|schwimm|svomme|fri|frilufts|sommer|sjo|eis|schnee|hotel|hotell|fisch|sjomat|hafen|havne|lieblings|yndlings|burger|museums|gourmet|gaste|gjeste|gast|sove|schlaf|peise|kjeller|stor|barne|tre|holz|stein|glas|glass|lokal|nabo|haupt|hoved|orts|markt|torg|bygde|wasser|vann|natur|wellness|familien|familie|aktivitets|kletter|klatre|surf|skole|idretts|sports|utsikts|radio|radar|horn|feur|wehr|vann|klokke|hopp|fyr|vakt|kontroll|wetter|wacht|funk|boots|bat|kaffe|spise|dag|design|stamm|hjemme)+(?:museum|museet|park|parken|zentrum|senteret|sentret|badet|hutte|hytta|turm|schlucht|gletscher|galleriet|wasserfall|tarnet|tarn|tower|restaurant|restauranten|gjestehus|gasthaus|gasthof|braurei|bryggeriet|loftet|stua|kroa|akvariet|grotte|hohle|spa)$/
/** «Ullundertøy», «Fjellvær», «Kleines», «Badestrand»: words with the endings of places. */
const noPlace =
  /(?:^(?:ein|aus|um|be|ver|zu|ge|wild|falsch|schrag|qur|langs|ruckwarts)park(?:en|t)|toy|convoy|enjoy|employ|destroy|boy|decoy|leketoy|[ieroa]nes|bescheid|arbeid|kleid|leid|neid|[^a]sturm|traumstrand|badestrand|sandstrand|hauptstrand|nachbarstrand|hausberg|eisberg|weinberg|(?:fjell|klar|fiske|novem|desem|sommer|vinter|host|var|dar|darlig|god|u|pent|fint|regn|stor|sol)(?:ber)?var|sommervar|schneeberg|gesund|nachbarstrand|gegenstand|bestand|ferienhutte|berghutte|dnthytta|turhytta|holzhutte)$/
/** What common words end in too is asked, and no alarm. */
const weakEndings =
  /(?:nes|eid|eidet|stad|berg|berget|heim|strand|stranden|havn|hamn|hamna|marka|sletta|ura|aksla|holmen|toppen|pollen)$/
const noName =
  /(?:ung|heit|keit|gang|essen|tag|zeit|reise|fahrt|tour|stuck|besuch|platz|karte|ticket|tickets|preis|abend|morgen|uhr|ende)$/
const goWords = list(
  'drive head visit explore hike fahren fahrt besuch besuchen wandern wanderung kjor kjore kjorer besok besoke tur dra',
)
const toWords = list('to til nach bis naar')

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
  if (next && farPlaces.has(`${token.folded} ${next.folded}`) && isCapital(next.text) && gap(at + 1) === ' ')
    return { name: `${token.text} ${next.text}`, isSure: true, isNamed: false, last: at + 1 }
  if (next && absentPairs.has(`${token.folded}-${next.folded.replace(/s$/, '')}`) && /^[ -]$/.test(gap(at + 1)))
    return { name: `${token.text} ${next.text}`, isSure: true, isNamed: true, last: at + 1 }
  const behindName = findNamedHouse(tokens, at, around) ?? findBeforeHead(tokens, at, around)
  if (behindName) return behindName
  // «Ishavskatedralen» stands in small letters too; no other word is so long.
  if (farPlaces.has(token.folded) && token.folded.length >= 11)
    return { name: token.text, isSure: true, isNamed: false, last: at }
  // «På restaurant Kvitholmstua»: a name follows the word, with a capital.
  if (!isCapital(token.text) && !isLowerCase) return findBehindHead(tokens, at, around)
  const hotel = findHotel(tokens, at, around) ?? findHut(tokens, at, around) ?? findHouseAt(tokens, at, around)
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
    !/^(?:flughafen|airport|flyplass|rorbu|brygge|kjede|ketten|luxus|design|boutiqu|budget|stadt|by|strand|lieblings|nachbar|kultur|turist|familien|familie|spa|apartment)/.test(
      folded,
    )
  )
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
  const isEnd =
    /^\s*[.,;)\n]/.test(gap(at + 2)) ||
    /^(?:in|i|at|on|by|near|am|an|bei|beim|neben|pa|ved)$/.test(tokens[at + 2]?.folded ?? '')
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
  if (names.find(tokens, at + 1, isLowerCase) || names.knows(`${next.folded} ${tokens[at + 2]?.folded}`))
    return undefined
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
const villageKinds = list(
  'insel village hamlet fiskevaer fiskevaeret fischerdorf dorf ort ortschaft weiler bygda tettstedet',
)

function findSingle(
  tokens: readonly Token[],
  at: number,
  { names, isLowerCase, isGerman, gap }: Around,
): Unknown | undefined {
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
  const isPerson =
    !isGerman && isCapital(tokens[at - 1]?.text ?? '') && gap(at) === ' ' && !names.knows(tokens[at - 1]?.folded ?? '')
  const isSure = isHouse || isVillage || farPlaces.has(folded) || (!weakEndings.test(folded) && !isPerson)
  return isPlace || isHouse ? { name: text, isSure, isNamed: isHouse, last: at } : undefined
}

/** «Valkyrie Falls», «Reine Whale Museum», «Café Nordlandsperle»: words with capitals, one of which says what it is. */
function findPhrase(tokens: readonly Token[], at: number, { names, isLowerCase, gap }: Around): Unknown | undefined {
  let last = at
  while (
    last + 1 < tokens.length &&
    last + 1 - at < mostWords &&
    /^(?:[ -]| & )$/.test(gap(last + 1)) &&
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
  const phrase = (some: readonly Token[]) =>
    some.map(({ text }, index) => (index === 0 ? text : `${gap(at + index).replace('-', ' ')}${text}`)).join('')
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
  // «Sjøblomst Hostel in Reine»: one word of its own, and where it is.
  const behindHouse = at + house + 1
  const isInVillage =
    ofHouse.length === 1 &&
    words[house]?.folded === 'hostel' &&
    (ofHouse[0]?.folded.length ?? 0) >= 6 &&
    /^(?:in|i|pa|at|near|bei|ved)$/.test(tokens[behindHouse]?.folded ?? '') &&
    isVillageAt(tokens, behindHouse + 1, { names, isLowerCase })
  const isChain = ofHouse.some(({ folded }) => lodgingWords.has(folded) || commonWords.has(folded))
  if (
    (ofHouse.length >= 2 || isInVillage || (ofHouse.length === 1 && isHotelCompound(words[house]?.folded ?? ''))) &&
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
