import type { Means } from '#site/features/trip/plan/plan.ts'
import { listTokens, type NameIndex, type Token } from './name-index.ts'
import { readAges } from './read-ages.ts'
import { readDog } from './read-dog.ts'

/** How one travels, and with whom. */
export interface Company {
  means: Means
  isMeansSure: boolean
  withChildren: boolean
  /** Of the children, in years; empty where nobody says. */
  ages: readonly number[]
  withDog: boolean
}

const kinds: readonly (readonly [Means['kind'], RegExp])[] = [
  [
    'camper',
    /^(?:camper|campervan\w*|motorhome\w*|rv|wohnmobil\w*|womo|vanlife|bobil(?!camp|plass|park)\w*|kampeerauto|kastenwagen|campingvogn\w*|caravan|wohnwagen|kastevogn|bulli|knaus|hymer|burstner|dethleffs|weinsberg|carthago|adria|possl)$/,
  ],
  ['ev', /^(?:tesla|ev|elbil|elbilen|elektroauto|eauto|ecar)$/],
  [
    'bike',
    /^(?:gravel|cycle|cycling|bicycle|bicycles|bike|bikes|bikepacking|sykle|sykler|sykkel|sykkelen|syklene|sykkeltur|sykkelferie|radreise|radtour|rad|rader|radern|fahrrad|fahrrader|fahrradern|radeln|velo)$/,
  ],
  ['bus', /^(?:bus|buses|buss|bussen|busse|linienbus)$/],
  [
    'car',
    /^(?:car|drive|driving|rental|auto|mietwagen|leihwagen|leiebil|bil|bilen|kjor|kjore|kjorer|kjoretur|fahren|autofahrt|fahrzeit|huurauto)$/,
  ],
]

/** Others on the road: «early because of the motorhomes». */
const crowds = /^(?:motorhomes|campers|campervans|wohnmobile|wohnmobilen|bobiler|bobilene|caravans|rvs)$/

/** Returns how the text says that one travels: what is named most often, and no car where it says so; by car where it says nothing. */
export function readCompany(text: string, tokens: readonly Token[], names: NameIndex): Company {
  const counts = new Map<Means['kind'], number>()
  // «Rv 815» is a road.
  for (const [at, { folded, text: word }] of tokens.entries())
    for (const [kind, words] of kinds)
      if (
        words.test(folded) &&
        !crowds.test(folded) &&
        !(folded === 'rv' && /^\d/.test(tokens[at + 1]?.text ?? '')) &&
        word !== 'Rad'
      )
        counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const isWithoutCar =
    /\b(?:without (?:a )?car|no car|ohne (?:ein )?auto|uten bil|public transport|kollektiv|car-free|öffentlichen? verkehr)/i.test(
      text,
    )
  const battery = /(?<!\d)(\d{2,3}) ?kwh/i.exec(text)
  const isElectric = /\b(?:electric car|e-auto|elektrisk bil|e-car|electric vehicle)/i.test(text) || counts.has('ev')
  const has = (kind: Means['kind']) => (counts.get(kind) ?? 0) > 0
  const namesChildren =
    /(?<!\p{L})(?:(?:the|our) (?:kids|children)(?! (?:saw|have|had|told|gave|made|drew|know|once)|['’])|kids? \(|(?:barn|kinder|kids|children)[ (]+\d|ungene|ungane|barna|die kinder|unsere kinder|barnebarna?|grandchildren|grandkids|enkelkindern?|kleinkind(?:ern?)?|toddlers?|piggybacks?|buggy|pushchair|stroller|barnevogn\p{L}*|bæremeis\p{L}*|barneseter?|kinderwagen|kraxe|kindertrage|tragetuch|child seats?|kindersitze?)(?!\p{L})/iu.test(
      text,
    )
  const ages = readAges(text, (name) => {
    const found = listTokens(name)
    return names.find(found, 0, false) !== undefined || names.knows(found[0]?.folded ?? '')
  })
  const withChildren =
    ages.length > 0 ||
    namesChildren ||
    /(?<!\p{L})(?:with (?:our |my |two |three |the |small |young )*(?:kids|children|toddler)|our (?:kids|children|son|daughter)|(?:datteren|sønnen|jenta|gutten) vår|vår (?:datter|sønn|jente|gutt)|unsere (?:kleine )?tochter|unser(?:em|en)? (?:kleiner |kleinen )?sohn|(?<!(?:like|som|wie) )(?:[1-6]|one|two|three|four|ett?|to|tre|fire|ein|zwei|drei|vier|(?:and|with|og|med) (?:a|et)|mit einem) (?:small |young |lite |lita |små |kleine[sn]? )?(?:barn|kids?|child|children|kind|kinder)|med (?:to |tre |små |våre )*barn|barna våre|barnefamilie|mit (?:unseren |zwei |drei |kleinen |beiden |den |meinen )*kindern?|familie mit kind|family of|(?<!\d)(?:[1-9]|1[0-4])(?:[- ]years?[- ]old| jahre alt| år gam))/iu.test(
      text,
    )
  const isGrownUp =
    /(?<!\p{L})(?:voksne barn|erwachsenen? kinder|adult (?:kids|children)|grown[- ](?:up )?(?:kids|children))/iu.test(
      text,
    )
  // «Unsere Tochter (24)».
  const isOfAge =
    ages.length === 0 &&
    /(?<!\p{L})(?:daughter|son|tochter|sohn|datter(?:en)?|sønn(?:en)?)(?: vår)?(?: (?:is|ist|er|på))?[ ,(]+(?:1[89]|[2-5]\d)(?![\d.:])/iu.test(
      text,
    )
  const comesAlong = withChildren && !isGrownUp && !isOfAge
  const company = { withChildren: comesAlong, ages: comesAlong ? ages : [], withDog: readDog(text) }
  const sure = (kind: Means['kind'], more: Partial<Means> = {}) => ({
    means: { kind, ...more },
    isMeansSure: true,
    ...company,
  })
  const isInVan = /\b(?:van ?life|camp(?:er|ing) ?van|(?:in|our|the|my) (?:camper ?)?van)\b/i.test(text)
  if (has('camper') || isInVan) return sure('camper')
  if (isElectric) return sure('ev', battery ? { kilowattHours: Number(battery[1]) } : {})
  if (isWithoutCar) return sure((counts.get('bike') ?? 0) > (counts.get('bus') ?? 0) ? 'bike' : 'bus')
  const bikes = counts.get('bike') ?? 0
  // Who says bus as often hires the bicycles for a day.
  const isTourByBike =
    /(?:sykkeltur|sykkelferie|radtour|radreise|bikepacking|cycling (?:trip|tour|holiday)|bike tour|mit (?:den |unseren )?rädern|mit dem (?:fahr)?rad (?:bis|durch|über|um|von|auf|ans|nach)(?! (?:zum|die ecke)))/i.test(
      text,
    )
  if (
    (bikes >= 2 || (isTourByBike && /etappe|\bstage\b/i.test(text))) &&
    !has('car') &&
    (isTourByBike || (counts.get('bus') ?? 0) < 2)
  )
    return sure('bike')
  if ((counts.get('bus') ?? 0) >= 2 && !has('car')) return sure('bus')
  return { means: { kind: 'car' }, isMeansSure: has('car'), ...company }
}
