import type { Rule } from '#checks/rule.ts'
import type { Language } from '#contract/languages.ts'
import { listTextsByLanguage, problemOf, type TextInLanguage } from './texts-by-language.ts'
import type { WrittenTexts } from './written-texts.ts'

// How the guide speaks (docs/content-guide.md, "Voice"): about Lofoten and not about its sources, one form per term, and a
// joke told once.

type Written = Pick<WrittenTexts, 'content' | 'messages'>

/** Words about the research instead of the islands. */
const sourceWords: Record<Language, RegExp> = {
  no: /\b(?:kilde(?:n|r|nes?)?|(?:vi|ikke|ingen|ingenting) (?:har )?(?:vi )?(?:ikke )?(?:fant|funnet))\b/i,
  en: /\b(?:sources?|not found|we (?:have )?(?:not )?found|nothing (?:was )?found)\b/i,
  de: /(?:\bQuellen?\b|\b(?:wir|nicht|nichts)(?: haben| wurde)?(?: nicht| nichts)? gefunden\b)/,
}

/** Pages that tell how the guide is made, or what law demands. */
const method =
  /^content\/(?:pages\/(?:about|privacy|cookies|contact|accessibility|map|not-found)\/|rankings\/|licences|pictures\/)/
/** Fields with the list of sources, the method or what a figure rests on. */
const methodFields = /(?:^|\.)(?:sources?|method|unchecked|chartCaption|caption|credit|evidence)(?:\.|$)/

/** Forms of every language: numbers of mobile telephones begin with 4 or 9 and are grouped otherwise than those of houses. */
const everywhere: readonly [RegExp, string][] = [
  [/\+47[ \u00a0][49]\d[ \u00a0]\d\d(?!\d)/, 'a mobile number as «+47 975 59 501»'],
  [/\+47[ \u00a0][1-35-8]\d\d[ \u00a0]\d\d(?!\d)/, 'a number as «+47 76 06 98 00»'],
  [/torghatten-nord\.no/, 'torghatten.no'],
]

/** One form per term and language, with what it replaces. */
const terms: Record<Language, readonly [RegExp, string][]> = {
  no: [
    [/\bReisepass Nordland\b/, 'Travel Pass Nordland'],
    [/\b(?:parkeringa|Parkeringa)\b/, 'parkeringen'],
    [/\b[Pp][æe]l(?:er|ene)\b/, 'påler, pålene'],
    [/\bgolv\w*/i, 'gulv'],
    [/(?<!\p{L})i Å(?!\p{L})/u, 'på Å'],
    [/\bpå (?:Reine|Henningsvær|Svolvær|Leknes)\b(?! (?:lufthavn|havn|kai))/, 'i, as in «i Reine»'],
    [/\bpå Uttakleiv\b/, 'i Uttakleiv'],
    [/\bi (?:Lofotr|Borg)\b/, 'på'],
    [/\bkajakkbevis\w*/i, 'våtkort'],
    [/\bLofotodden naturreservat\b/i, 'Lofotodden nasjonalpark'],
  ],
  en: [
    [/\bLofotmuseet\b/, 'the Lofoten Museum'],
    [/\bmid (?=January|February|March|April|May|June|July|August|September|October|November|December)/, 'mid-'],
    [/\bsaithe\b/i, 'coley'],
    [/\bcar rental\b/i, 'car hire'],
    [/\btoward\b/i, 'towards'],
    [
      /\bthe \*?(?:Reinefjorden|Raftsundet|Vestfjorden|Trollfjorden|Gimsøystraumen|Kåkersundet)\b/i,
      'the name without "the"',
    ],
    [/\bReisepass Nordland\b/, 'Travel Pass Nordland'],
    [/\bLofotodden nature reserve\b/i, 'Lofotodden National Park'],
    [/[\d}][ \u00a0]%/, '«20%», without a space'],
  ],
  de: [
    [/\bReisepass Nordland\b/, 'Travel Pass Nordland'],
    [/Multebeere/, 'Moltebeere'],
    [/\bWinterdorsch/, 'Skrei'],
    [/Transiederei/, 'Trankocherei'],
    [/Provinzstraße/, 'Landesstraße'],
    [/\bNordlandsbahn/, 'Nordlandbahn'],
    [/Bergkodex/, 'Bergregeln'],
    [/\bGelage\b|Gastmahl/, 'Festmahl'],
    [/\b[Dd]u (?:kannst|musst|willst|hast|bist|findest|siehst)\b/, 'Sie'],
  ],
}

/** Jokes and turns that readers met too often: each at most once in the guide. */
const onceOnly: Record<Language, readonly RegExp[]> = {
  no: [/tirsdag i november/i, /går når (?:den|det) går/i, /løper ikke sin vei/i, /smigrer ingen/i],
  en: [/Tuesday in November/i, /nobody drives it without stopping/i, /flatters nobody/i, /has a roof/i],
  de: [/Dienstag im November/, /keine Zierde/, /schmeichelt niemandem/],
}

function isOfMethod({ path, field = '' }: TextInLanguage): boolean {
  // Words of the interface label the lists of sources.
  return method.test(path) || methodFields.test(field) || path.endsWith('.json')
}

export const textsSpeakOfLofoten: Rule<Written> = {
  name: 'texts speak of Lofoten and not of their sources',
  findProblems: (written) =>
    listTextsByLanguage(written)
      .filter((text) => !isOfMethod(text))
      .flatMap((text) => {
        const found = sourceWords[text.language].exec(text.text)
        return found
          ? [
              problemOf(
                text,
                `«${found[0]}»: say what is known, and name what is missing once at the end with whom to ask; who says so stands in the sources.`,
              ),
            ]
          : []
      }),
}

export const termsHaveOneForm: Rule<Written> = {
  name: 'a term has one form in a language',
  findProblems: (written) =>
    listTextsByLanguage(written).flatMap((text) =>
      [...everywhere, ...terms[text.language]].flatMap(([wrong, right]) => {
        const found = wrong.exec(text.text)
        return found ? [problemOf(text, `«${found[0]}»: write ${right}.`)] : []
      }),
    ),
}

export const jokesAreToldOnce: Rule<Written> = {
  name: 'a turn that readers met too often stands once in the guide',
  findProblems(written) {
    const texts = listTextsByLanguage(written)
    return Object.entries(onceOnly).flatMap(([language, turns]) =>
      turns.flatMap((turn) =>
        texts
          .filter((text) => text.language === language && turn.test(text.text))
          .slice(1)
          .map((text) => problemOf(text, `«${turn.exec(text.text)?.[0]}» stands elsewhere already. Cut it.`)),
      ),
    )
  },
}
