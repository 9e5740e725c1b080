// How old the children are that come along, as a text tells it anywhere: beside their names, behind «kids», in «3-year-old».

/** A number that is no clock time, date or length. */
const age = String.raw`(\d{1,2})(?![\d:]|[.,]\d|\.\s*\p{L}|\s?(?:h|hours?|std|stunden?|timer?|min|km|m|nights?|n[äa]chte?|netter|days?|tage?|dager?|weeks?|wochen?|uker?|uhr|pm|am|kl|kr|€)(?!\p{L}))`
const and = String.raw`(?: years?| jahre?| år)?\s*(?:,|&|\+|\/|-|and|og|und|,? (?:and|og|und))(?:-| )*`
/** «Mum, Dad, Lotte (6)», «mit Mia (8)»: somebody comes before the names. */
const people =
  'with|mit|med|mum|mom|dad|mama|mami|papa|papi|mamma|pappa|mor|far|mutter|vater|family|familie|familien|we|wir|vi|us|uns|oss|kids|children|kinder|kindern|barn|barna|son|daughter|sohn|tochter|sønn|datter'
const children =
  'kids?|children|child|kinder|kindern|barn|barna|barnet|barnebarna?|ungene|ungane|sons?|daughters?|sønn|sønner|sønnen|datter|datteren|døtre|døtrene|sohn|söhne|söhnen|tochter|töchter|töchtern|jungs|mädchen|boys|girls|gutter|guttene|jenter|jentene|twins|zwillinge|tvillinger|enkelkinder|enkelkindern|grandchildren|grandkids'
const named = new RegExp(
  String.raw`(?<!\p{L})(?:${people})(?:[ ,&+]+(?:and|og|und|our|unser|unserem|vår))*[ ,&+:]+((?:\p{Lu}\p{Ll}+ \(\d{1,2}(?: years?| jahre?| år)?\)(?:,? (?:and|og|und) | ?[,&+] ?)?)+)`,
  'giu',
)
const behindWord = new RegExp(
  String.raw`(?<!\p{L})(?:${children})(?: (?:is|are|ist|sind|er))?[ ,:(]+(?:aged? |ages |im alter von |i alderen )?${age}(?:${and}${age})?(?:${and}${age})?`,
  'giu',
)
const beforeWord =
  /(?<![\d.:])(\d{1,2})(?:(?:-|,)? ?(?:and|og|und|&|,) (\d{1,2}))?(?:-?[ ]?years?[- ]olds?|[- ]?yo(?!\p{L})| jahren? alt\p{L}*|[- ]?jährige\p{L}*| år gam\p{L}*|[- ]?åring\p{L}*)/giu

/** Returns the ages of the children that a text tells of, in years; empty where it says none. `isPlace`: «Svolvær (2)» is a stay. */
export function readAges(text: string, isPlace: (name: string) => boolean): number[] {
  const told = (matches: Iterable<RegExpMatchArray>) =>
    [...matches].flatMap((match) => match.slice(1)).flatMap((figure) => (figure === undefined ? [] : [Number(figure)]))
  const ofNames = [...text.matchAll(named)].flatMap(({ 1: run = '' }) =>
    [...run.matchAll(/(\p{L}+) \((\d{1,2})/gu)].flatMap(({ 1: name = '', 2: figure }) =>
      isPlace(name) ? [] : [Number(figure)],
    ),
  )
  const ages = [...ofNames, ...told(text.matchAll(behindWord)), ...told(text.matchAll(beforeWord))]
  return [...new Set(ages)].filter((years) => years < 18).toSorted((one, other) => one - other)
}
