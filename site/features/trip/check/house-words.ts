import { foldLetters } from '#site/i18n/fold-letters.ts'
import type { NameIndex } from './name-index.ts'

// The words by which a house that nobody knows is told from what everybody has.

/** Returns words, folded, as a set. */
export const list = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(foldLetters))

export interface Unknown {
  name: string
  isSure: boolean
  /** A word says what it is: «museum», «Café». */
  isNamed: boolean
  last: number
}

/** What is said in front of a name, or behind it: «Whale Museum», «Café Nordlandsperle», «Blåhola grotte». */
export const heads = list(
  'museum museet cave caves grotto falls waterfall park lighthouse castle tower gallery aquarium zoo canyon gorge glacier geyser temple sanctuary ' +
    'restaurant cafe kafe bistro brewery spa observatory skywalk planetarium fort fortress distillery waterpark springs spring monastery viewpoint center centre ' +
    'grotte hohle hole wasserfall schlucht turm burg schloss leuchtturm galerie brauerei sternwarte gletscher kloster ' +
    'suites villas chalet chalets cottages bungalows bunkhouse smokehouse ranch winery cidery kitchen diner grill bar pub saloon den dome domes igloo igloos treehouse treehouses glamping retreat chapel cathedral pyramid zipline maze ' +
    'stube keller alm scheune manufaktur raucherei brennerei kro kroa spiskammer sjobad kjokken smie naustet kjelleren kjeller rokeri pizzeria isbar vinbar glassblaseri ' +
    'lodge brasserie trattoria pizzeria taverna tavern eatery gastropub vertshus gjestehus gjestgiveri gjestegard pensjonat kaffebrenneri brenneri rosteri bakeri spiseri gasthof gasthaus guesthouse inn roastery bakery grotta fossen tarnet festning slott galleri bryggeri senter kilde kilden fyr isbre kafeen lysgrotte',
)
/** A name follows these in German, where every noun has a capital. */
export const before = list(
  'museum cafe kafe brasserie trattoria pizzeria taverna tavern vertshus restaurant restauranten fischrestaurant steakhouse galerie galleri grotte hohle park bistro burg festung schloss wasserfall brauerei wirtshaus gaststatte gastwirtschaft fischlokal fischhaus weinhaus brauhaus speisehaus teehaus eiscafe spisehus sjomatrestaurant fiskerestaurant kaffehus kafeen kaffebrenneri brenneri kaffebar bakeri bakeriet backerei gasthof gasthaus pension gjestehus guesthouse weinbar pub kro kroa spisested bar kneipe weinstube vinbar brenneri roykeri raucherei',
)

export const mostWords = 5

/** So too in small letters, behind a name. */
export const smallHeads = list(
  'kafe cafe kafeen restaurant gjestehus gjestgiveri gjestegard pensjonat hotell vertshus bakeri bryggeri galleri museum brenneri roasteri spiseri grotte festning klatrepark waterfall canyon glacier camping hytter rorbuer pizza pizzeria pub bar kro lodge pensjon',
)

export interface Around {
  names: NameIndex
  isLowerCase: boolean
  /** Where every noun has a capital. */
  isGerman: boolean
  gap(at: number): string
}

/** In front of «museum» or «café» they make no name: «Visit Museum», «Lunch Café». */
export const everydayWords = list(
  'visit see the our local nice small old new great dinner lunch breakfast coffee kaffee mittagessen abendessen besuch next national village art dnt fisherman fishermen fishermans sports sport hotelbar hotellbar beer wine snack breakfast pizza tapas burger cocktail public full cod red white blue green yellow big own kunst cultural culture viking vikings fishing war history visitor tourist info lofoten norwegian norway arctic afternoon morning evening explore walk tour hot museum boat trip after then from heimat stop day free open sauna cod fish seafood seal harbour museums climbing fishing beach village local floating hotel das die der den dem ein eine einem einer eigenes unser mein kleines ein weder haus hauser i pa ved med til spor et en det den og fra bei beim im zum zur vom nach fur mit',
)

export const lodgings = list('hotel hotell resort lodge museum hostel aquarium')
/** Chains and owners of houses that the guide has, and words that many names share. */
export const lodgingWords = list(
  'scandic thon rorbu rorbuer rorbuene rorbuhotell brygge bryggehotell live best western quality arctic sea sjo',
)
