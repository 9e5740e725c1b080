import type { Language } from '#contract/languages.ts'
import { type AnyEntry, queriesOf } from '#site/content/model/entries.ts'
import type { SourceUse } from '#site/content/model/group-sources.ts'
import { nameOfSource } from '#site/content/model/group-sources.ts'
import { readConductSources, readTripsCopy } from '#site/content/model/pages/trips-copy.ts'
import type { Place } from '#site/content/model/place-queries.ts'
import { readWords } from '#site/content/reader/read-content.ts'
import { formatMonths } from '#site/i18n/format-months.ts'
import { translator } from '#site/i18n/translate.ts'
import { listFacts } from '#site/open-data/list-facts.ts'
import { absoluteLinks, type Block, type Draft, heading, item, paragraph, table } from './markdown.ts'
import { NumberedSources } from './numbered-sources.ts'

/** Returns an entry or a place without its head: its text, whom it suits, when, how one gets there, every fact with its source. */
export function writeEntry(entry: AnyEntry | Place, draft: Draft): Block[] {
  const { kind, id } = entry
  const { language } = draft
  const file = `content/${kind}/${id}/${language}.md`
  const tidy = (text: string) => absoluteLinks(text, draft, file)
  const { body } = readWords(kind, id, language, queriesOf[kind].schemas.words)
  const sources = new NumberedSources()
  return [
    ...writeWarning(entry, tidy, language),
    paragraph(tidy(body)),
    ...writeParts(entry, tidy, language),
    ...writeFacts(entry, sources, tidy, language),
    ...writeSources(entry, sources, language),
  ]
}

type Tidy = (text: string) => string

function writeWarning({ facts, words }: AnyEntry | Place, tidy: Tidy, language: Language): Block[] {
  const notice =
    'notice' in words && words.notice ? [paragraph(`**${tidy(words.notice.title)}** ${tidy(words.notice.text)}`)] : []
  if (!('advisedAgainst' in words) || !words.advisedAgainst) return notice
  const { lead, reasons } = words.advisedAgainst
  const months =
    'advisedAgainst' in facts && facts.advisedAgainst ? formatMonths(facts.advisedAgainst.months, language) : ''
  return [
    ...notice,
    heading(2, `${translator(language)('facts.advisedAgainst')}: ${months}`),
    paragraph(tidy(lead)),
    ...reasons.map((reason) => item(`**${tidy(reason.title)}** ${tidy(reason.text)}`)),
  ]
}

function section(title: string, text: string | undefined, tidy: Tidy): Block[] {
  return text ? [heading(2, title), paragraph(tidy(text))] : []
}

function list(title: string, texts: readonly string[] | undefined, tidy: Tidy): Block[] {
  return texts && texts.length > 0 ? [heading(2, title), ...texts.map((text) => item(tidy(text)))] : []
}

function writeParts(entry: AnyEntry | Place, tidy: Tidy, language: Language): Block[] {
  const translate = translator(language)
  if (entry.kind === 'places') {
    const { highlights, bestTime, advice, stay } = entry.words
    return [
      ...list(
        translate('place.highlights'),
        highlights.map(({ name, text }) => `**${name}**: ${text}`),
        tidy,
      ),
      ...section(translate('place.bestTime'), bestTime, tidy),
      ...section(translate('place.advice'), advice, tidy),
      ...section(stay.title, stay.text, tidy),
    ]
  }
  const { words } = entry
  const unconfirmed = 'unconfirmed' in words ? words.unconfirmed : undefined
  return [
    ...('forYou' in words
      ? [
          ...list(translate('entry.forYou'), words.forYou, tidy),
          ...list(translate('entry.notForYou'), words.notForYou, tidy),
        ]
      : []),
    ...('dish' in words ? section(translate('entry.dish'), words.dish, tidy) : []),
    ...(entry.kind === 'stations'
      ? [
          ...section(translate('entry.status'), entry.words.status, tidy),
          ...list(translate('entry.whileCharging'), entry.words.amenities, tidy),
        ]
      : []),
    ...(entry.kind === 'activities'
      ? [
          ...list(translate('entry.included'), entry.words.included, tidy),
          ...section(translate('entry.inBadWeather'), entry.words.inBadWeather, tidy),
        ]
      : []),
    ...section(translate('entry.season'), words.season, tidy),
    ...section(translate('entry.door'), words.gettingThere, tidy),
    ...section(translate('entry.cost'), words.cost, tidy),
    ...(entry.kind === 'trips' ? writeTripParts(entry, tidy, language) : []),
    ...(unconfirmed
      ? [paragraph(`${translate('practical.unconfirmed', { list: tidy(unconfirmed.what) })} ${tidy(unconfirmed.ask)}`)]
      : []),
  ]
}

function writeTripParts(
  { facts, words }: Extract<AnyEntry, { kind: 'trips' }>,
  tidy: Tidy,
  language: Language,
): Block[] {
  const copy = readTripsCopy(language)
  const instead = Object.entries(words.instead) as [keyof typeof words.instead, (typeof words.instead)['rain']][]
  return [
    ...list(
      copy.turnBack[facts.type].title,
      words.turnBack.map(({ when, why }) => `**${when}** ${why}`),
      tidy,
    ),
    ...list(
      copy.instead.title,
      instead.map(
        ([weather, { text, note }]) => `**${copy.instead.weathers[weather]}**: ${text}${note ? ` (${note})` : ''}`,
      ),
      tidy,
    ),
    ...list(
      copy.conduct.title,
      facts.conduct.map((rule) => copy.conduct.rules[rule]),
      tidy,
    ),
  ]
}

function writeFacts(entry: AnyEntry | Place, sources: NumberedSources, tidy: Tidy, language: Language): Block[] {
  const translate = translator(language)
  const facts = listFacts(entry, language)
  const unknown = facts.filter(({ value }) => value === null).map(({ name }) => name)
  const rows = facts.flatMap(({ name, value, unit, source, checkedOn }) =>
    value === null
      ? []
      : [
          [
            name,
            tidy(unit ? `${value} ${unit}` : value),
            source ? sources.note(source, checkedOn) : '',
            checkedOn ?? '',
          ],
        ],
  )
  return [
    heading(2, translate('facts.title')),
    table(
      [translate('facts.fact'), translate('facts.value'), translate('facts.source'), translate('facts.checkedOn')],
      [...rows, ...(unknown.length > 0 ? [[unknown.join(', '), translate('facts.notKnown'), '', '']] : [])],
    ),
  ]
}

function writeSources(entry: AnyEntry | Place, sources: NumberedSources, language: Language): Block[] {
  const conduct =
    entry.kind === 'trips' ? readConductSources().filter(({ rule }) => entry.facts.conduct.includes(rule)) : []
  const uses: Omit<SourceUse, 'use'>[] = [...entry.facts.prose, ...conduct]
  for (const { source, checkedOn } of uses) sources.note(nameOfSource(source, language), checkedOn)
  return sources.write(language)
}
