// How old the children are that come along, as a text tells it anywhere: beside their names, behind «kids», in «3-year-old».

/** A number that is no clock time, date, length or count. */
const age = String.raw`(\d{1,2})(?![\d:]|[.,]\d|\s?[–—-]\s?\d|\.\s*\p{L}|\s?(?:h|hours?|std|stunden?|timer?|min|km|m|uhr|pm|am|kl|kr|€|x)(?!\p{L})|\s(?:night|n[äa]cht|nett|day|tag|dag|week|woche|uke|adult|voksn|erwachs|people|person|parent|foreldre|eltern|kid|child|kind|barn|jan|feb|mar|mär|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|des|dez|dec))`
const years = '(?: (?:years?|jahre?|år))?'
const and = String.raw`${years}\s*(?:,? (?:and|og|und) |[,&+]) ?`
/** «Mum, Dad, Lotte (6)», «with Mia (8)»: somebody comes before the names. */
const people =
  'with|mit|med|adults|voksne|erwachsene|mum|mom|dad|mama|mami|papa|papi|mamma|pappa|mor|far|mutter|vater|family|familie|familien|we|wir|vi|us|uns|oss|kids|children|kinder|kindern|barn|barna|son|daughter|sohn|tochter|sønn|datter'
const one = 'kid|child|kind|barnet|son|daughter|sønn|sønnen|datter|datteren|sohn|tochter|boy|girl|gutten|jenta'
const several =
  'kids|children|kinder|kindern|barn|barna|barnebarna?|ungene|ungane|sons|daughters|sønner|døtre|døtrene|söhne|söhnen|töchter|töchtern|jungs|mädchen|boys|girls|gutter|guttene|jenter|jentene|twins|zwillinge|tvillinger|enkelkinder|enkelkindern|grandchildren|grandkids'
/** «Datteren vår på 7». */
const aged =
  '(?: (?:vår|min|our|unsere?|meine?))?(?: (?:is|are|ist|sind|er|på))?[ ,:(]+(?:aged? |ages |im alter von |i alderen )?'
const named = new RegExp(
  String.raw`(?<!\p{L})(${people})(?:[ ,&+]+(?:and|og|und|our|unser|unserem|vår))*[ ,&+:]+((?:\p{L}+ \(\d{1,2}${years}\)(?:,? (?:and|og|und) | ?[,&+] ?)?)+)`,
  'giu',
)
const ofOne = new RegExp(String.raw`(?<!\p{L})(?:${one})${aged}${age}`, 'giu')
/** «Kids (2)» are two. */
const ofSeveral = new RegExp(String.raw`(?<!\p{L})(?:${several})${aged}${age}(?:${and}${age})(?:${and}${age})?`, 'giu')
const beforeWord =
  /(?<![\d.:])(\d{1,2})(?:(?:-|,)? ?(?:and|og|und|&|,) (\d{1,2}))?(?:-?[ ]?years?[- ]olds?|[- ]?yo(?!\p{L})| jahren? alt\p{L}*|[- ]?jährige\p{L}*| år gam\p{L}*|[- ]?åring\p{L}*)/giu

/** «The children (Alfie is 9, Rose is 4)», «mit Kindern, Mia, 8, und Paul, 5». */
const child =
  /(?<!\p{L})(?:kids|children|child|kind|kinder|kindern|barn|barna|ungene|ungane|enkel|grandchildren|grandkids)(?!\p{L})/iu
const ofName = new RegExp(String.raw`(?<!\p{L})(\p{Lu}\p{Ll}+) (?:is|ist|er) ${age}`, 'gu')
const besideName = new RegExp(
  String.raw`(?<!\p{L})(\p{Lu}\p{Ll}+),? ${age},? (?:and|og|und|&) (\p{Lu}\p{Ll}+),? ${age}`,
  'gu',
)

/** «Ella (7 år)», whoever she is; «2 voksne, Ella på 7», where the sentence tells who travels. */
const inYears = /(?<!\p{L})(\p{Lu}\p{Ll}+) \((\d{1,2}) (?:år|years?|yrs?|jahre?)(?: (?:old|alt|gammel))?\)/gu
const ofYears = new RegExp(
  String.raw`(?<=(?:,|&|\+|\b(?:og|med|and|with|und|mit)) )(\p{Lu}\p{Ll}+) (?:på|aged) ${age}`,
  'gu',
)
const travels =
  /(?<!\p{L})(?:voksne?|foreldre|familie\p{L}*|adults?|parents|family|erwachsene\p{L}*|eltern|ma?mm?a|pappa|mum|mom|dad|papa|vi er|vi reiser|we are|we’re|we're|wir sind|hund\p{L}*|dog)(?!\p{L})/iu
/** «Mit Zelt (2)»: in German every noun has a capital. */
const noPerson =
  /^(?:zelte?n?|autos?|.*wagen|.*r[aä]de?r?n?|.*bus(?:sen)?|.*boote?n?|kajaks?|ski|hunde?n?|.*hotels?|h[uü]tten?|zimmern?|n[aä]chte?n?|tage?n?|freund\p{L}*|kolleg\p{L}*|person\p{L}*|g[aä]sten?|leuten?|gruppen?|familien?|kind\p{L}*|.*koffern?|.*s[aä]cke?n?|.*stopps?|.*pausen?|halten?|etappen?|.*tour\p{L}*|.*f[aä]hren?|guides?|spikes|st[oö]cken?|.*betten?|kameras?|drohnen?|paar\p{L}*|.*ketten|akkus?|.*mobile?n?|.*karten?|tickets?|.*schuhe?n?|.*(?:ung|heit|keit|schaft|ungen))$/iu

/** Returns the ages of the children that a text tells of, in years; empty where it says none. `isPlace`: «Svolvær (2)» is a stay. */
export function readAges(text: string, isPlace: (name: string) => boolean): number[] {
  const told = (matches: Iterable<RegExpMatchArray>) =>
    [...matches].flatMap((match) => match.slice(1)).flatMap((figure) => (figure === undefined ? [] : [Number(figure)]))
  const ofNames = [...text.matchAll(named)].flatMap(({ 1: lead = '', 2: run = '' }) => {
    const found = [...run.matchAll(/(\p{Lu}\p{Ll}+) \((\d{1,2})/gu)].filter(({ 1: name = '' }) => !isPlace(name))
    const isGerman = /^(?:mit|wir|uns)$/i.test(lead)
    return found.flatMap(({ 1: name = '', 2: figure }) => (isGerman && noPerson.test(name) ? [] : [Number(figure)]))
  })
  const hasChild = child.test(text)
  const ofNamed = (hasChild ? [...text.matchAll(ofName), ...text.matchAll(besideName)] : []).flatMap(
    ([, one = '', first, other = '', second]) =>
      isPlace(one) || isPlace(other)
        ? []
        : [first, second].flatMap((figure) => (figure === undefined ? [] : [Number(figure)])),
  )
  const ofPersons = [
    ...text.matchAll(inYears),
    ...(text.match(/[^.!?\n;]+/gu) ?? [])
      .filter((sentence) => travels.test(sentence))
      .flatMap((sentence) => [...sentence.matchAll(ofYears)]),
  ].flatMap(([, name = '', figure]) => (isPlace(name) ? [] : [Number(figure)]))
  const ages = [ofOne, ofSeveral, beforeWord].flatMap((pattern) => told(text.matchAll(pattern)))
  return [...new Set([...ofNames, ...ofNamed, ...ofPersons, ...ages])]
    .filter((told) => told < 18)
    .toSorted((one, other) => one - other)
}
