import type { Token } from './name-index.ts'
import type { Item } from './said.ts'

// What a plan names and does not do: called off, ruled out, of another trip, or told outside the days.

const otherTrips =
  / (?:last (?:year|time|summer|winter|trip)|years ago|next time|another (?:year|time|trip)|some other (?:year|time)|i fjor|forrige (?:gang|ar|tur)|for \w+ ar siden|neste gang|en annen gang|neste ar|letztes (?:jahr|mal)|letzten (?:sommer|winter|urlaub)|voriges (?:jahr|mal)|vor \w+ jahren|nachstes (?:mal|jahr)|ein andermal|(?:in|im|om) (?:winter|summer|sommer|vinteren|sommeren) (?:\w+ ){0,4}(?:would|ware|waren|gabe|ville)) /
const calledOff =
  /^ (?:\w+ ){0,6}(?:but no|men nei|aber nein|dropped|cancelled|canceled|skipped|scrapped|axed|postponed|off the list|off the table|out of the qustion|cut|declined|turned down|takket nei|utelatt|abgelehnt|aussen vor|called off|utgar|utgatt|droppes|droppet|droppa|strokes|stroket|avlyst|avlyses|skrinlagt|kuttet|kutta|gestrichen|gecancelt|verworfen|entfallt|entfallen|weggelassen|fallt aus|fallt weg|fallt flach|lassen wir(?! (?:die|den|das|uns|unser|unsere|unseren) )|streichen wir|star vi over|hopper vi over|dropper vi|kutter vi|would have been|hadde vart (?:fin|fint|flott|kult|gildt|artig|moro)|ware (?:\w+ ){0,2}gewesen|wollten? (?:\w+ ){0,3}(?:erst|zuerst|eigentlich)|(?:was|were) (?:the |our )?(?:first|original) (?:idea|plan)|but (?:it|they|that) (?:(?:do|dos|did|will) not|don|dosn|didn|won) (?:\w+ )?(?:run|sail|go|operate|exist|open)|men (?:den|det|de) (?:gar|kjorer|seiler|apner|finnes) (?:\w+ ){0,2}(?:ikke|ikkje)|aber (?:sie|er|es|die|der) (?:fahrt|fahren|geht|verkehrt|offnet) (?:\w+ ){0,3}nicht) /
/** «Ryten: nein», «Reinebringen – no». */
const refused =
  /^ (?:nope|nein|nei|nix|never|niemals|aldri|no(?= $| (?:thanks|way|it|we|not|too|far|because|this|need) )) /
/** «Are not for winter», «sind im Winter nicht möglich», «er ikke med»: what is said of all of them. */
const ruledOut = new RegExp(
  String.raw`^ (?:\w+ ){0,5}(?:` +
    [
      String.raw`(?:is|are|isn|aren|s)(?: \w+){0,3} (?:not (?:for|possible|happening|on|in|part|safe|allowed|an|to|doable|this|included|our|advisable|recommended)|happening|out|left out|impossible|forbidden|off limits)`,
      String.raw`(?:ist|sind|war)(?: \w+){0,4} (?:nicht (?:moglich|drin|teil|geplant|dran|machbar|ratsam|erlaubt|vorgesehen|dabei|enthalten|zu|fur|im|zuganglich)|tabu|verboten|unmoglich|zu gefahrlich)`,
      String.raw`(?:er|blir|ble)(?: \w+){0,3} (?:ikk?j?e (?:for|med|aktult|aktull|mulig|mogleg|lov|noko|pa|i|del|tilradelig|trygt)|forbudt|forbode|umulig|uaktult)`,
      'far (?:sta|vare|vere|ligge|liggja|vente|bli) ?',
      String.raw`(?:is|are|ist|sind|er|blir)(?: \w+){0,2} (?:too far|zu weit|for langt)`,
      '(?:inngar|horer|gehoren|gehort|kommen|kommt|passt|passen) (?:ikke|ikkje|nicht)',
      '(?:must|can|will|has to|have to) wait',
      '(?:muss|mussen|darf|durfen|kann|konnen) (?:warten|noch warten|bleiben)',
      '(?:ma|kan|skal) vente',
      '(?:left|leave|leaving|lassen|lasst) (?:\\w+ )?(?:out|aus|weg)',
      '(?:brauchen|need|trenger|treng|braucht) (?:\\w+ )?(?:keine|keinen|kein|none|no|ikke|ikkje|ingen)',
      'don (?:ask|expect)',
    ].join('|') +
    ') ?',
)
/** Said of what one does, and not of how a place is: «kayaking, too cold». */
const tooMuch =
  /^ (?:\w+ ){0,6}(?:too (?:much|bright|light|cold|early|late|far|steep|dangerous)|zu (?:hell|kalt|fruh|spat|weit|steil|gefahrlich)|for (?:lyst|kaldt|tidlig|seint|sent|langt|bratt|farlig)) /
/** «Gehen wir nicht», «gibt es keine», «we will not climb»: what a part of a sentence says behind a name, with the few words that may follow. */
const denied =
  / (?:nicht|kein|keine|keinen|keins|keines|ikke|ikkje|ingen|not|never|none|nie|niemals|niemand|nobody|aldri|kaum|neppe|hardly|don t|won t|can t|dosn t|aren t|isn t|couldn t|wouldn t)((?: \w+){0,4}) $/
/** Behind «not» these say when or how it is done. */
const denialOfHow =
  /(?:^| )(?:before|until|till|vor|bis|for|fore|etter|nach|after|so|too|zu(?! \w+en)|only|nur|bare|just|weit|far|langt|lange|long|spater|later|seinere|senere|alone|allein|alene|enough|genug|nok|nodvendig|sure|sicher|sikker|wenn|if|hvis|am|om|um|kl)(?: |$)/
const conditions =
  / (?:if|unless|wenn|falls|sofern|hvis|dersom|vis|ob|whether|when|nar|because|weil|fordi|da|damit|so that|slik at) /
/** «Sehen wir uns nur von unten an», «only from below»: nobody goes there. */
const onlySeen =
  / (?:nur|only|just|bare|kun|lieber|blo(?:ss|s)|heller) (?:\w+ ){0,2}(?:von unten|von weitem|aus der ferne|vom auto|from below|from afar|from a distance|from the (?:road|car|bottom|valley)|nedenfra|fra (?:bilen|veien|veikanten|avstand)|pa avstand) | (?:leave (?:it |them |that )?alone|let (?:it|them) be|lar (?:vi |jeg )?(?:den |det |dem )?vare|lassen wir (?:sein|stehen)) /
/** «The festival is held in August only»: what the writer knows of another time. */
const atAnotherTime =
  /^ (?:\w+ ){0,5}(?:findet|finden|ist|sind|gibt|offnet|beginnt|is|are|opens|starts|runs|takes place|held|er|apner|starter|gar|arrangeres)(?: \w+){0,3} (?:erst|not until|forst|fyrst|only (?:in|from)|kun i|bare i|nur (?:im|von)) /
/** «The aquarium is shut in January»: known, and not gone to. */
const toldShut =
  /^ (?:(?:in|i|pa|am|at|im) \w+ )?(?:is|are|s|ist|sind|hat|haben|er|holder|bleibt|stays)(?: \w+){0,3} (?:shut|closed|geschlossen|zu|stengt|vinterstengt|dicht) /
const notWords = / (?:not|no|won|don|isn|aren|nicht|kein|keine|ikke|ikkje|ingen|uten|utan|ohne|never|aldri) /
const butDone = /(?:miss|forget|verpass|vergess|glipp|glem|only|nur|bare|far|weit|langt)/

/** Returns whether the words of a part of a sentence behind a name deny it as a whole. */
function isDenied(part: string): boolean {
  const [, rest = ''] = denied.exec(part) ?? []
  const words = part.trim().split(' ').length
  return words > 1 && denied.test(part) && !denialOfHow.test(rest) && !butDone.test(part) && !conditions.test(part)
}

/** Returns whether folded words say that something named is not done on this trip: those of its sentence, behind its name, of the same part of the sentence, and before the colon in front. */
export function saysNotDone({
  sentence,
  behind,
  part,
  heading,
  isDoing,
}: {
  sentence: string
  behind: string
  /** Behind the name too, up to the next comma. */
  part: string
  heading: string
  isDoing: boolean
}): boolean {
  return (
    otherTrips.test(sentence) ||
    calledOff.test(behind.split(' ').slice(0, 10).join(' ').concat(' ')) ||
    refused.test(behind) ||
    ruledOut.test(behind) ||
    isDenied(part) ||
    onlySeen.test(behind) ||
    atAnotherTime.test(behind) ||
    toldShut.test(behind) ||
    (isDoing && tooMuch.test(behind)) ||
    (notWords.test(heading) && !butDone.test(heading))
  )
}

interface Line {
  first: number
}

const fewestDays = 3

/** Returns the lines that tell of no day by where they stand: those in brackets of their own between the days, and, where no day has a second paragraph, the paragraphs behind the last one. */
export function listApart(
  text: string,
  lines: readonly Line[],
  { tokens, items }: { tokens: readonly Token[]; items: readonly Item[] },
): number[] {
  const lineEnd = (number: number) => lines[number + 1]?.first ?? tokens.length
  const days = new Set(
    items.filter(({ type }) => ['day', 'date', 'weekday', 'nextDay'].includes(type)).map(({ first }) => first),
  )
  const isHead = (number: number) => {
    const { first } = lines[number] as Line
    return [0, 1, 2, 3].some((ahead) => first + ahead < lineEnd(number) && days.has(first + ahead))
  }
  const heads = lines.flatMap((_, number) => (isHead(number) ? [number] : []))
  if (heads.length < fewestDays) return []
  const [start = 0, end = 0] = [heads[0], heads.at(-1)]
  const gapBefore = (number: number) => {
    const { first } = lines[number] as Line
    return text.slice(tokens[first - 1]?.to ?? 0, tokens[first]?.from)
  }
  const isBracketed = (number: number) =>
    /\n\s*\(\s*$/.test(gapBefore(number)) &&
    /^[.!?…]*\)[\s.!?…]*(?:\n|$)/.test(text.slice(tokens[lineEnd(number) - 1]?.to ?? 0))
  const behind = lines.map((_, number) => number).filter((number) => number > start && !isHead(number))
  const apart = new Set(behind.filter(isBracketed))
  const isParagraph = (number: number) => /\n[^\S\n]*\n/.test(gapBefore(number)) && !apart.has(number)
  if (behind.some((number) => number < end && isParagraph(number))) return [...apart]
  const tail = behind.find((number) => number > end && isParagraph(number))
  return tail === undefined
    ? [...apart]
    : [...[...apart].filter((number) => number < tail), ...behind.filter((number) => number >= tail)]
}
