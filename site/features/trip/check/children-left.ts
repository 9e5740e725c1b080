import { foldLetters } from '#site/i18n/fold-letters.ts'

// Days on which children stay behind with somebody: what is too hard for them is then done without them.

const children =
  'kids?|children|child|little ones?|younger ones?|youngest|toddler|baby|boys?|girls?|daughters?|sons?|grandchildren|grandkids|barn|barna|barnet|ungene|ungane|ungen|minsten|minste|yngste|minstemann|minstejenta|lillebror|lillesoster|jenta|jentene|gutten|guttene|barnebarna?|datteren|sonnen|kind|kinder|kindern|kleine[nr]?|jungste[nr]?|junge|jungs|madchen|sohn|tochter|enkel|enkelkinder'
const adults =
  'granny|gran|grandma|grandpa|grandad|granddad|grandparents|nan|nana|mum|mom|dad|mother|father|aunt|auntie|uncle|oma|opa|omi|opi|grosseltern|mama|mami|papa|papi|tante|onkel|mamma|pappa|mor|far|mormor|morfar|farmor|farfar|besta|bestemor|bestefar|besteforeldrene|one of us|en av oss|einer von uns|eine von uns'
const stays =
  'stays?|staying|remains?|waits?|bleibt|bleiben|wartet|warten|blir|blir igjen|er igjen|vert|venter|vere|vare|bleiben zuruck'
const few = '(?:\\w+ ){0,3}'
const withWhom = '(?:with|bei|beim|mit|hos|med)'
const place =
  '(?:behind|home|zuhause|daheim|zuruck|igjen|hjemme|heime|tilbake|(?:at|in|im|am|an|auf|auf dem|i|pa|ved) (?:(?:the|our|der|dem|den|unserer|unserem) )?(?:cabin|hotel|hut|campsite|camp|van|camper|playground|beach|pool|house|rorbu|rorbua|hytta|hotellet|bobilen|lekeplassen|leikeplassen|stranda|huset|hutte|spielplatz|strand|wohnmobil|bulli|ferienhaus|haus|hause|campingplatz))'
const minds =
  '(?:minds|mind|looks? after|watch(?:es)?|babysits?|takes? care of|entertains?|keeps?|hutet|hute|betreut|versorgt|beaufsichtigt|passt (?:\\w+ ){0,2}auf|passt|kummert sich (?:\\w+ ){0,2}um|passer (?:pa )?|passer|ser etter|tar seg av|tek seg av|har|underholder)'

const without =
  /(?:^| )(?:without (?:the |our )?(?:kids|children|little ones)|ohne (?:die |unsere |den )?(?:kinder|kindern|kleinen)|uten (?:barn|barna|ungene|ungane)|utan (?:barn|barna|ungane)|kid free|child free|kinderfrei\w*|barnefri\w*|babysitter|barnevakt|barnepass|kinderbetreuung|just (?:us |the )?(?:two of us|grown ups|adults)|(?:only|just) the adults|adults only|nur (?:wir |die )?(?:erwachsenen|grossen|beiden|eltern)|bare (?:vi |de )?(?:voksne|vaksne|foreldrene|store))(?: |$)/

/** Returns the ways of saying that children stay behind, with the names that a text has for them. */
function listPatterns(named: readonly string[]): RegExp[] {
  const one = `(?:${[children, ...named].join('|')})`
  const who = `(${one})(?: (?:and|og|und) (${one}))?`
  const there = `${few}(?:${withWhom} (?!us |uns |oss )|${place}(?: |$))`
  return [
    `${who} (?:${stays}) ${there}`,
    `(?:${stays}) ${who} ${there}`,
    `${who} (?:is|are|ist|sind|er) ${few}${withWhom} (?:${adults})(?: |$)`,
    `(?:${adults}) (?:${stays}|is|ist|er) ${few}${withWhom} (?:\\w+ )?${who}(?: |$)`,
    `(?:${adults})(?: (?:and|og|und) (?:${adults}))? ${minds} ${few}${who}(?: |$)`,
    `(?:leave|leaving|lassen|lasst|etterlater|leverer|lar) (?:\\w+ )?${who} ${few}${withWhom} (?:${adults})(?: |$)`,
  ].map((pattern) => new RegExp(`(?:^| )${pattern}`))
}

/** Returns on which days of a text children stay behind with somebody, with the ages of those who come along all the same. `dayAt`: which day a place in the text is of; −1 for all of the trip. */
export function findChildrenLeft(
  text: string,
  ages: readonly number[],
  dayAt: (at: number) => number,
): Map<number, readonly number[]> {
  const found = new Map<number, readonly number[]>()
  const byName = new Map<string, number>()
  for (const { 1: name = '', 2: age } of text.matchAll(
    /(\p{Lu}\p{Ll}+)(?: \(|,? | is | ist | er )(\d{1,2})(?![\d.:])/gu,
  ))
    if (ages.includes(Number(age))) byName.set(foldLetters(name), Number(age))
  const patterns = listPatterns([...byName.keys()])
  for (const { 0: sentence, index } of text.matchAll(/[^.!?\n;|]+/g)) {
    const said = foldLetters(sentence)
    const left = patterns.flatMap((pattern) => pattern.exec(said)?.slice(1) ?? []).filter((each) => each !== undefined)
    if (left.length === 0 && !without.test(said)) continue
    // «The kids stay with Granny» are all of them; «Rose stays with Granny» is one.
    const away = left.length > 0 && left.every((name) => byName.has(name)) ? left.map((name) => byName.get(name)) : ages
    const day = dayAt(index + sentence.length)
    found.set(
      day,
      (found.get(day) ?? ages).filter((age) => !away.includes(age)),
    )
  }
  return found
}
