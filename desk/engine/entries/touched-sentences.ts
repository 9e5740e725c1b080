import { type Language, languageKeys } from '#contract/languages.ts'
import type { Change, InLanguages, Json, Path, TouchedSentence } from '#desk/contract.ts'
import { describeText, hasHead, type Texts } from '#desk/engine/files/content-files.ts'
import type { QuestionGroup } from '#site/content/model/questions.ts'
import { isMap, valueAt } from '#yaml/json.ts'

// An answer can make a sentence elsewhere on the page wrong: «not confirmed: opening hours» beside the hours. So every sentence that may speak of
// the same thing is shown in all three languages, to be read again. Better one too many than a page that says a fact and its doubt.

interface Topic {
  /** Fields of the words that always speak of it. */
  fields: string[]
  /** Rows of the table of facts, by id. */
  rows: RegExp
  /** What sentences of the text, of lists and of other fields say that speak of it. */
  words: InPatterns
}

type InPatterns = Record<Language, RegExp>

const topics: Record<QuestionGroup, Topic> = {
  contact: {
    fields: ['unconfirmed.what', 'unconfirmed.ask'],
    rows: /phone|contact|address|website/i,
    words: {
      no: /telefon|ring |nettside|adresse/i,
      en: /phone|call |ring |website|address/i,
      de: /telefon|ruf|website|adresse|anschrift/i,
    },
  },
  hours: {
    fields: ['season', 'unconfirmed.what', 'unconfirmed.ask', 'bestTime'],
    rows: /hours|open|season|winter|menu|lunch|kitchen/i,
    words: {
      no: /\båp(en|ne|ent|ner|ningst)|steng|kveld|klokka|hele året|om vinteren/i,
      en: /\bopen|clos(e|ing)|evening|all year|in winter|o’clock/i,
      de: /geöffnet|öffn|schließ|abends|ganzjährig|im winter|uhr\b/i,
    },
  },
  price: {
    fields: ['cost', 'priceNote', 'unconfirmed.what', 'unconfirmed.ask'],
    rows: /price|fee|cost|night/i,
    words: {
      no: /pris|kost|krone|\bkr\b|billig|rimelig/i,
      en: /price|cost|kroner|cheap|\bNOK\b/i,
      de: /preis|kost|kronen|günstig|teuer/i,
    },
  },
  payment: {
    fields: ['unconfirmed.what', 'unconfirmed.ask'],
    rows: /payment|pay\b/i,
    words: { no: /betal|kort\b|kontant|vipps/i, en: /\bpay|card|cash|vipps/i, de: /zahl|karte|bar\b|vipps/i },
  },
  parking: {
    fields: ['gettingThere', 'unconfirmed.what', 'unconfirmed.ask'],
    rows: /parking|car\b/i,
    words: { no: /parker|bilen/i, en: /park(ing|ed)?\b|the car/i, de: /park(en|platz)|das auto/i },
  },
  stay: {
    fields: ['unconfirmed.what', 'unconfirmed.ask', 'cost'],
    rows: /checkIn|breakfast|booking|reception|kitchen|sauna|laundry|wifi/i,
    words: {
      no: /frokost|innsjekk|bestill|badstu|vaskemaskin|nett(et)?\b|resepsjon/i,
      en: /breakfast|check.?in|book(ing)?\b|sauna|wash|wi-?fi|reception/i,
      de: /frühstück|check-?in|anreise|reservier|buch|sauna|wasch|wlan|rezeption/i,
    },
  },
  access: {
    fields: ['unconfirmed.what', 'unconfirmed.ask'],
    rows: /access|step|lift|toilet|dog/i,
    words: {
      no: /trinn|trapp|rullestol|heis|terskel|toalett|hund/i,
      en: /\bsteps?\b|stair|wheelchair|\blift\b|toilet|\bdogs?\b/i,
      de: /stufe|treppe|rollstuhl|aufzug|schwelle|toilette|hund/i,
    },
  },
}

function isTopic(group: string): group is QuestionGroup {
  return Object.hasOwn(topics, group)
}

/** The topic of a row of the table of facts, or of a change, which its field's group tells where there is a form. */
function topicOfChange({ file, path }: Change, groupOf: (path: Path) => string): QuestionGroup | undefined {
  if (file === 'photo') return undefined
  if (file === 'facts' && path[0] !== 'facts') {
    const group = groupOf(path)
    return isTopic(group) ? group : undefined
  }
  const row = path[0] === 'facts' ? String(path[1] ?? '') : ''
  return (Object.keys(topics) as QuestionGroup[]).find((name) => row !== '' && topics[name].rows.test(row))
}

/** Returns the sentences that changes touch, in all languages, as they read in the given texts. */
export function listTouched(
  texts: Texts,
  changes: readonly Change[],
  groupOf: (path: Path) => string,
): TouchedSentence[] {
  const words = Object.fromEntries(
    languageKeys.map((language) => [language, describeText(texts[language], hasHead(language)).value]),
  ) as Record<Language, Record<string, Json> | undefined>
  const touchedBy = new Set(changes.flatMap((change) => topicOfChange(change, groupOf) ?? []))
  const found = [...touchedBy].flatMap((topic) => listOfTopic(topic, words))
  // A field that two answers touch is shown once.
  return [...new Map(found.toReversed().map((sentence) => [sentence.path.join('.'), sentence])).values()].toReversed()
}

function listOfTopic(
  name: QuestionGroup,
  words: Record<Language, Record<string, Json> | undefined>,
): TouchedSentence[] {
  const topic = topics[name]
  const textAt = (path: Path) =>
    Object.fromEntries(
      languageKeys.flatMap((language) => {
        const text = valueAt(words[language], path)
        return typeof text === 'string' ? [[language, [text]]] : []
      }),
    ) as TouchedSentence['texts']
  const speaks = (texts: TouchedSentence['texts']) =>
    languageKeys.some((language) => texts[language]?.some((text) => topic.words[language].test(text)))
  const first = languageKeys.map((language) => words[language]).find((each) => each !== undefined) ?? {}
  const inHead = listTextPaths(first).flatMap((path): TouchedSentence[] => {
    const texts = textAt(path)
    const isRow = path[0] === 'facts' && topic.rows.test(String(path[1]))
    const isField = topic.fields.includes(path.join('.'))
    return isRow || isField || speaks(texts) ? [{ topic: name, path, label: labelOf(path), texts }] : []
  })
  const inText = Object.fromEntries(
    languageKeys.map((language) => [
      language,
      splitSentences(String(words[language]?.body ?? '')).filter((sentence) => topic.words[language].test(sentence)),
    ]),
  ) as Record<Language, string[]>
  const hasText = languageKeys.some((language) => inText[language].length > 0)
  return [...inHead, ...(hasText ? [{ topic: name, path: ['body'], label: labelOf(['body']), texts: inText }] : [])]
}

const notSentences = new Set(['body', 'slug', 'title', 'description', 'keywords', 'name', 'topReview', 'year'])

/** Returns the paths of all texts in the head that a page shows as sentences. */
function listTextPaths(words: Record<string, Json>): Path[] {
  const inside = (value: Json, path: Path): Path[] => {
    if (typeof value === 'string') return [path]
    if (Array.isArray(value)) return value.flatMap((item, index) => inside(item, [...path, index]))
    if (isMap(value))
      return Object.entries(value).flatMap(([key, inner]) =>
        path[0] === 'facts' && key === 'name' ? [] : inside(inner, [...path, key]),
      )
    return []
  }
  return Object.entries(words).flatMap(([key, value]) => (notSentences.has(key) ? [] : inside(value, [key])))
}

/** Returns the sentences of a Markdown text, as they are written; headings are none. */
export function splitSentences(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(/(?<=[.!?][»”“)]?)\s+(?=[\p{Lu}«„“"*[{])/u))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

const labels: Record<string, InLanguages> = {
  season: { no: 'Sesongen', en: 'The season', de: 'Die Saison' },
  cost: { no: 'Hva det koster', en: 'What it costs', de: 'Was es kostet' },
  gettingThere: { no: 'Veien hit', en: 'Getting there', de: 'Der Weg hierher' },
  unconfirmed: { no: 'Ikke bekreftet', en: 'Not confirmed', de: 'Nicht bestätigt' },
  forYou: { no: 'For deg som …', en: 'For you if you …', de: 'Für Sie, wenn Sie …' },
  notForYou: { no: 'Ikke for deg som …', en: 'Not for you if you …', de: 'Nichts für Sie, wenn Sie …' },
  facts: { no: 'Tabellen', en: 'The table', de: 'Die Tabelle' },
  body: { no: 'I teksten', en: 'In the text', de: 'Im Text' },
}

function labelOf(path: Path): InLanguages {
  const name = String(path[0])
  return labels[name] ?? { no: name, en: name, de: name }
}
