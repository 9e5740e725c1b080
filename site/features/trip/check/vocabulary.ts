// The words by which a plan in Norwegian, English or German is read, folded as `foldLetters` folds them. Dutch and Danish share enough
// of them to be read in part.

import { foldLetters } from '#site/i18n/fold-letters.ts'

/** Folding shortens «ae», «oe» and «ue» of other words too: «Tuesday». */
const list = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(foldLetters))

function numbered(rows: readonly string[]): ReadonlyMap<string, number> {
  return new Map(rows.flatMap((row, index) => row.split(' ').map((word) => [foldLetters(word), index + 1] as const)))
}

export const months = numbered([
  'january januar jan januari janner',
  'february februar feb februari',
  'march marz mars mar mrz maart marts',
  'april apr',
  'may mai mei maj',
  'june juni jun',
  'july juli jul',
  'august aug augustus',
  'september sep sept',
  'october oktober oct okt',
  'november nov',
  'december dezember desember dec dez des',
])

/** Monday is 1, as in opening hours. */
export const weekdays = numbered([
  'monday montag mandag maandag mon mo man ma',
  'tuesday dienstag tirsdag dinsdag tysdag tue tues di tir tirs ti',
  'wednesday mittwoch onsdag woensdag wed weds mi ons on',
  'thursday donnerstag torsdag donderdag thu thur thurs do tor tors to',
  'friday freitag fredag vrijdag fri fr fre',
  'saturday samstag lordag laurdag zaterdag sonnabend sat sats sa lor lo',
  'sunday sonntag sondag sundag zondag sun so son',
])

/** «Lørdagen», «fredagskvelden», «Montagnachmittag»: a day of the week, and what part of it. */
const inflectedWeekday =
  /^((?:man|tirs|tys|ons|tors|fre|lor|laur|son|sun)dag|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend)(en|sen|s?(?:morgen|fruh|fruhe|formiddag|vormittag|mittag|ettermiddag|nachmittag|kveld|abend|natt|nacht)(?:en|s)?|s?natta)$/

/** Returns the day of the week that a folded word names, inflected or joined with a part of the day, with that part in hours; a habit («montags») is none. */
export function readWeekdayWord(folded: string): { weekday: number; hour: number | undefined } | undefined {
  const plain = weekdays.get(folded)
  if (plain !== undefined) return { weekday: plain, hour: undefined }
  const [, word = '', rest = ''] = inflectedWeekday.exec(folded) ?? []
  const weekday = weekdays.get(word)
  if (weekday === undefined) return undefined
  const part = rest.replace(/^s(?=[a-z]{3})/, '')
  return { weekday, hour: partsOfDay.get(part) ?? partsOfDay.get(part.replace(/s$/, '')) }
}

/** Those that are also other words: they count only before a date. */
export const shortWeekdays = list(
  'mon mo man ma tue tues di tir tirs ti wed weds mi ons on thu thur thurs do tor tors to fri fr fre sat sa lor lo sun so son',
)

export const dayWords = list('day dag tag dagen days dager tage jour dia giorno')
export const nightWords = list('night nights nacht nachte natt netter nachten notter natten')

/** «First day», «am zweiten Tag», «dag tre», «two nights». */
export const numbers: ReadonlyMap<string, number> = new Map(
  [
    'one first eins erste erster ersten erstes ein eine einen en ett forste eerste',
    'two second zwei zweite zweiter zweiten to andre twee tweede',
    'three third drei dritte dritter dritten tre tredje drie derde',
    'four fourth vier vierte vierter vierten fire fjerde vierde',
    'five fifth funf funfte funfter funften fem femte vijf',
    'six sixth sechs sechste sechster sechsten seks sjette zes',
    'seven seventh sieben siebte siebter siebten sju syv sjuende syvende zeven',
    'eight eighth acht achte achter achten atte attende',
    'nine ninth neun neunte neunter neunten ni niende negen',
    'ten tenth zehn zehnte zehnter zehnten ti tiende tien',
  ].flatMap((row, index) => row.split(' ').map((word) => [foldLetters(word), index + 1] as const)),
)

/** Days of a month in words: «the third of July», «den trettende februar», «am einundzwanzigsten Juni». */
export const ordinalDays: ReadonlyMap<string, number> = new Map(
  [
    'first erste ersten erster forste fyrste',
    'second zweite zweiten zweiter andre',
    'third dritte dritten dritter tredje',
    'fourth vierte vierten vierter fjerde',
    'fifth funfte funften funfter femte',
    'sixth sechste sechsten sechster sjette',
    'seventh siebte siebten siebter sjuende syvende',
    'eighth achte achten achter attende',
    'ninth neunte neunten neunter niende',
    'tenth zehnte zehnten zehnter tiende',
    'eleventh elfte elften elfter ellevte',
    'twelfth zwolfte zwolften zwolfter tolvte',
    'thirteenth dreizehnte dreizehnten dreizehnter trettende',
    'fourteenth vierzehnte vierzehnten vierzehnter fjortende',
    'fifteenth funfzehnte funfzehnten funfzehnter femtende',
    'sixteenth sechzehnte sechzehnten sechzehnter sekstende',
    'seventeenth siebzehnte siebzehnten siebzehnter syttende',
    'eighteenth achtzehnte achtzehnten achtzehnter attende',
    'nineteenth neunzehnte neunzehnten neunzehnter nittende',
    'twentieth zwanzigste zwanzigsten zwanzigster tjuende tyvende',
    'einundzwanzigste einundzwanzigsten tjueforste enogtyvende',
    'zweiundzwanzigste zweiundzwanzigsten tjueandre toogtyvende',
    'dreiundzwanzigste dreiundzwanzigsten tjuetredje treogtyvende',
    'vierundzwanzigste vierundzwanzigsten tjuefjerde fireogtyvende',
    'funfundzwanzigste funfundzwanzigsten tjuefemte femogtyvende',
    'sechsundzwanzigste sechsundzwanzigsten tjuesjette seksogtyvende',
    'siebenundzwanzigste siebenundzwanzigsten tjuesjuende tjuesyvende syvogtyvende',
    'achtundzwanzigste achtundzwanzigsten tjueattende atteogtyvende',
    'neunundzwanzigste neunundzwanzigsten tjueniende niogtyvende',
    'thirtieth dreissigste dreissigsten trettiende tredevte',
    'einunddreissigste einunddreissigsten trettiforste',
  ]
    .flatMap((row, index) => row.split(' ').map((word) => [foldLetters(word), index + 1] as const))
    // «Åttende» is the eighth; folded so too.
    .filter(([word, day]) => word !== 'attende' || day === 8),
)

/** «The next day», «am nächsten Tag», «dagen etter». */
export const nextWords = list('next following nachste nachsten nachster folgenden neste paafolgende volgende')

export const bedWords = list(
  'overnight overnights crash kip pennen sleep sleeping stay staying stays accommodation lodging hotel hostel cabin rorbu rorbuer bed tent airbnb check checkin camp camping campsite pitch ' +
    'bett zelt zelte zelts tents zimmerbezug biwak bivouac bivuakk hammock hangematte hengekoye lavvo wildcampen wildcamping wildcampe wildcamper villcamping villcampe villcamper fricamping fricampe fricamper freistehen freicampen boondocking bett zimmer schlafplatz ferienwohnung ferienhaus pension ubernachtung ubernachten ubernachte schlafen schlaft unterkunft einchecken geschlafen flughafenhotel airporthotel flyplasshotell quartier nachtigen zelten stellplatz ' +
    'seng overn overnatt overnattar ubern ubernacht bur sov herberge jugendherberge nachtlager nachtquartier nattplass gastehaus apartment leilighet fewo vandrerhjem pensjonat motel motell gjestehus guesthouse bunk crashing digs telt telter telta zeltet pitch rom rorbua rorbuen hytta soveplass sovested overnatting overnatte overnatter sover sove sov innsjekk innsjekking bor losji telte teltet staende overnachting overnachten slapen base basis ' +
    'night nights nacht nachte natt natta natten netter nachten notter telttur zelttour',
)
/** Behind the name of a village a bed in it, whatever house it is: «Å Rorbuer», «Ramberg Resort». */
export const houseWords = list(
  'rorbu rorbuer rorbuene hotel hotell hytte hytter hytta cabin cabins guesthouse guest gjestehus gjestgiveri hostel vandrerhjem resort lodge pension ferienhaus ferienwohnung apartment apartments leilighet motel motell camping feriehus brygge',
)
/** A table, not a bed, although the house may have both. */
export const foodWords = list(
  'dinner lunch breakfast eat eating coffee drink cake burger restaurant abendessen mittagessen fruhstuck essen kaffee kuchen middag lunsj frokost spise spiser kafe cafe kaffe kafeen brunch supper kveldsmat mittag diner table tisch bord bordet',
)
export const originWords = list(
  'from fra von ab leave leaving depart departing verlassen forlat forlater checkout vanaf auschecken starting',
)
export const returnWords = list(
  'return returning back zuruck tilbake ruckkehr ruckfahrt ruckreise retur terug heim hjem',
)
/** What follows is no stop. */
export const negations = list(
  'skip skipping not without instead no nicht statt ohne kein keine ikke uten istedenfor skippe dropp droppe avoid avoiding forbidden verboten forbudt forbode',
)
export const alternatives = list('or oder eller alternatively alternativ alternativt alternative optional optionally')
/** «Views of Reine», «near Leknes», «famous as Reine». */
export const asideWords = list(
  'view views blick utsikt sicht aussicht ausblick panorama towards toward overlooking past passing passieren vorbei forbi via durch uber gjennom through along like wie som',
)
export const driveWords = list(
  'koyrer koyre koyr drive driving ride transfer road fahrt fahren fahre fahrzeit autofahrt weiterfahrt kjor kjore kjorer kjoring kjoretur kjoreturen kjoretid bilkjoring rijden bus buss bussen car auto head heading continue dep dept abf avg',
)
export const leaveWords = list(
  'leave leaving dep dept abf avg los losgehen aufbrechen depart departure departs start set abfahrt aufbruch losfahren start avreise avgang drar starter dra kjor kjorer drive fahrt fahren fahre head vertrek',
)

export const flightWords = list(
  'fly flight flights flying flies flug fluge fliegen fliege ruckflug abflug hinflug heimflug weiterflug fliegen fliegt flytur hjemflyet flyet flyr flyreise fliegt plane flugzeug airport flughafen lufthavn flyplass flyplassen vliegveld landing land lands landen landung lander landet',
)
export const ferryWords = list(
  'ferry ferries ferge ferje ferga ferja fergen ferjen baten boot speedboat fahre fahr autofahre boat bat schiff veerboot overfahrt uberfahrt overfart ferjeleie',
)
/** Boats and buses that go by a timetable of their own. */
export const carrierWords = list(
  'express hurtigbat hurtigbaten schnellboot hurtigruten havila kystruta postschiff coastal train zug tog nattog nachtzug shuttle flybuss flybussen flughafenbus',
)
export const arriveWords = list(
  'kjem landar arrive arrives arriving arrival framme fremme land lands landing landen landung lander landet ankunft ankommen ankommer ankomst kommen kommer hinflug anreise aankomst',
)
export const departWords = list(
  'depart departs departing departure leave leaves leaving fly home abflug abfahrt abreise ruckflug heimflug heimreise avreise avgang hjem hjemreise hjemover nachhause vertrek return',
)

/** Hours at which something not timed exactly is thought to begin, at the earliest. */
export const partsOfDay: ReadonlyMap<string, number> = new Map(
  Object.entries({
    noon: 12,
    midday: 12,
    lunchtime: 12,
    arvo: 13,
    tonight: 18,
    mittags: 12,
    afternoon: 13,
    nachmittag: 13,
    nachmittags: 13,
    ettermiddag: 13,
    ettermiddagen: 13,
    evening: 18,
    abend: 18,
    abends: 18,
    kveld: 18,
    kvelden: 18,
    avond: 18,
    midnight: 23,
    mitternacht: 23,
    midnatt: 23,
  }),
)

/** Sections behind the days of a plan, which are about no day. */
export const asideHeadings = list(
  'tips tip tipps hinweise hinweis notes note budget packing packliste pakkeliste costs kosten kostnader practical praktisches praktisk alternatives bonus highlights summary zusammenfassung oppsummering fazit faq important wichtig viktig overview uberblick oversikt backup',
)

/** By when something is over: «down by 1», «zurück gegen 12», «nede igjen kl. 15». */
export const doneWords = list(
  'down back done finish finished home zuruck retour unten fertig wieder tilbake nede ned ferdig igjen heim hjem til bis until ends ender endet slutter ferdige done',
)
export const beginWords = list(
  'start starts starting leave leaves leaving depart departing setting aufbruch abmarsch avmarsj losgehen start from ab los begin begins beginn beginnt beginnen begynne begynner meet meeting oppmote oppstart starter startar fra treffpunkt',
)
/** Beside a time these say nothing of what is done then. */
/** What a house says of itself: «open till three». */
export const openWords = list(
  'open opens opening closes closed closing apent apen apner stenger stengt geoffnet offen offnet schliesst geschlossen offnungszeiten',
)
export const timeWords = list(
  'kl klokka klokken um gegen ca rundt around about at from fra ab von by circa etwa uhr am pm ish only ab omtrent the und og and noe litt kurz cirka rund til until bis to only um early earliest zu senest seinest spatestens latest sharp',
)
export const skyWords = list(
  'aurora nls nl northern lights light nordlys nordlyset nordlicht polarlicht polarlichter nordlichter stars sterne stjerner sky himmel',
)

export const hourWords = list('h hr hrs hour hours std stunde stunden t time timer timen uur')
export const minuteWords = list('min mins minute minutes minuten minutter minutt')

/** What a capital letter begins that is no place; with these no misspelt name is looked for. */
export const commonWords = list(
  'reise reisen reihe beine feine kleine deine meine seine keine weine leine lofoten norway norge norwegen norwegian norweger nordland arctic arktis atlantic ' +
    'strand strande insel inseln wanderung wandern aussicht hafen markt museum kirche brucke fahre strasse berge gipfel hotel frokost middag ' +
    'monday january lofotens norwegens islands island village beach mountain fjord fjords hike viking vikings scenic national tourist google maps chatgpt hurtigruten havila torghatten widero wideroe norwegian coop rema kiwi bunnpris esso shell circle ' +
    'fuglefjellet fuglefjell hause suden norden westen osten ankunft fruhstuck lust wetter lunch dinner airport town city centre center harbour',
)

/** Towns that one comes from and goes on to: on the first and on the last day nothing is said of them. */
export const farTowns = list(
  'tromso senja narvik bergen oslo trondheim alta kirkenes stavanger alesund molde kristiansund voss lillehammer rovaniemi kiruna stockholm kopenhagen copenhagen kobenhavn hamburg berlin london andenes sortland stokmarknes harstad hamaroy mosjoen bronnoysund sandnessjoen helgeland vesteralen myken svalbard longyearbyen reykjavik roros mo rana gardermoen moirana',
)
/** These towns, and sights, that visitors write of and that lie far from Lofoten’s roads: no stop of a day there. */
export const farPlaces: ReadonlySet<string> = new Set([
  ...farTowns,
  ...list(
    'geiranger geirangerfjord geirangerfjorden trollstigen trollveggen preikestolen trolltunga kjerag lysefjorden naeroyfjord naeroyfjorden aurlandsfjord flamsbana flamsbahn bryggen holmenkollen vigeland tromsdalstind ishavskatedralen eismeerkathedrale fjellheisen nidarosdom jostedalsbreen rondane hardangervidda romsdalen romsdalseggen andoya vega lovund kjeragbolten nordkapp nordkap lyngen lyngenalps hammerfest flam atlanterhavsveien lofthus abisko saltstraumen bleik nyksund sto svartisen tysfjord stetind torghatten jotunheimen besseggen galdhopiggen lysefjord hardanger sognefjord traena jomfruland briksdal briksdalsbreen dovre segla husfjellet ersfjordstranda ersfjordbotn sommaroy tungeneset okshornan bovar mefjordvar kvaloya skarsvag honningsvag mageroya dalsnibba voringsfossen latefossen stegastein gudvangen undredal balestrand folgefonna buarbreen nigardsbreen matind dronningruta reinheimen alnes polaria kannesteinen storsteinen polarparken narvikfjellet ofotbanen munkholmen floibanen ulriken vestkapp hornelen refviksanden nordkapphallen nordlyskatedralen riksgransen kebnekaise storforsen kilpisjarvi hurtigrutemuseet senjatrollet',
  ),
  ...['north cape', 'pulpit rock', 'lyngen alps', 'atlantic road', 'arctic cathedral', 'troll wall'],
])

/** Endings of Norwegian names of places, by which one that the guide does not have is seen as a place. */
export const placeEndings =
  /(?:var|oy|oya|oyene|sund|sundet|fjord|fjorden|vik|vika|viken|vag|vagen|nes|neset|tind|tinden|tindan|tindane|berg|berget|stad|dalen|havn|havna|strand|stranda|stranden|hamn|hamna|heim|fossen|breen|eid|eidet|holmen|stolen|tunga|kammen|hammeren|toppen|pollen|vatnet|sletta|odden|botn|botnen|marka|fjellet|heia|klubben|kallen|aksla|ura|hola)$/

export const regionWords = list(
  'lofoten moskenesoya flakstadoya vestvagoya austvagoya gimsoya hinnoya langoya hadseloya vestfjorden vestfjord raftsundet raftsund nappstraumen moskstraumen lofotodden lofotveggen reinefjorden reinefjord austnesfjorden nappstraumtunnelen lofast hadselfjorden norskehavet nordnorge norwegensee ofotfjorden gimsoystraumen sundklakkstraumen bodo bognes melbu',
)
