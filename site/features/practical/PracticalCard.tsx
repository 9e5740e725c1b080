import type { ReactNode } from 'react'
import { type Language, languages } from '#contract/languages.ts'
import { type HouseEntry, isAtOneHouse } from '#site/content-model/entries.ts'
import type { UnconfirmedWords } from '#site/content-model/entry-schema.ts'
import { listUnknownAccess } from '#site/content-model/practical.ts'
import { accessValueWords, accessWords, parkingWords, paymentWords } from '#site/content-model/practical-words.ts'
import { type MessageKey, translator } from '#site/i18n/translate.ts'
import type { Fact } from '#site/ui/Facts.tsx'
import { OutLink } from '#site/ui/OutLink.tsx'
import { RichText } from '#site/ui/RichText.tsx'
import { telephoneAddressOf } from '#site/ui/telephone-address.ts'
import { KnownAccess } from './KnownAccess.tsx'
import { OpeningHours } from './OpeningHours.tsx'
import { OutsideMaps } from './OutsideMaps.tsx'
import './PracticalCard.css'

type Facts = HouseEntry['facts']

interface Props {
  facts: Facts
  unconfirmed: UnconfirmedWords | undefined
  /** The editors' rows of the same names as rows of the card: they stand there, and not a second time below it. */
  rowsOfCard?: readonly Fact[] | undefined
  /** Names of the rows that the page shows besides. */
  rowsBeside?: readonly string[] | undefined
  language: Language
}

/**
 * Call, web, way, hours, payment, parking, toilets and access; what nobody knows is one line with whom to ask. Nothing for what
 * has no house to ask and no words of its own about it.
 */
export function PracticalCard(props: Props) {
  const { facts, rowsOfCard = [], language } = props
  const translate = translator(language)
  const rows = listRows(facts, language).map(({ name, content }) => ({
    name,
    content,
    words: rowsOfCard.find((row) => row.name === translate(name))?.valueHtml,
  }))
  const known = rows.filter(({ content, words }) => content || words)
  const line = describeUnconfirmed(
    props,
    rows.filter((row) => !known.includes(row)).map(({ name }) => name),
  )
  if (rows.length === 0 && !line) return null
  return (
    <section className="practical" aria-labelledby="practical">
      <h2 id="practical">{translate('practical.title')}</h2>
      {known.length > 0 ? (
        <dl>
          {known.map(({ name, content, words }) => (
            <div key={name}>
              <dt>{translate(name)}</dt>
              <dd>
                {content}
                {words ? <RichText as={content ? 'p' : 'span'} html={words} /> : null}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <KnownAccess access={facts.access} language={language} />
      {line ? <p className="unconfirmed small">{line}</p> : null}
    </section>
  )
}

/** Returns the names that rows of the card have for an entry, in a language. */
export function nameRowsOfCard(facts: Facts, language: Language): string[] {
  return listRows(facts, language).map(({ name }) => translator(language)(name))
}

function listRows(facts: Facts, language: Language): { name: MessageKey; content: ReactNode }[] {
  if (!isAtOneHouse(facts)) return []
  const translate = translator(language)
  const { phone, website, address, hours, payment, parking, toilets } = facts
  const list = new Intl.ListFormat(languages[language].locale, { type: 'disjunction' })
  return [
    {
      name: 'entry.phone',
      content: phone ? (
        <a className="link num" href={telephoneAddressOf(phone.value)}>
          {phone.value.replaceAll(' ', '\u00a0')}
        </a>
      ) : null,
    },
    { name: 'entry.website', content: website ? <OutLink href={website.value} language={language} /> : null },
    { name: 'entry.address', content: <OutsideMaps facts={facts} address={address?.value} language={language} /> },
    // A charger says in a word when one can charge, in its own table.
    ...('openingHours' in facts
      ? []
      : [
          {
            name: 'practical.hours' as const,
            content: hours ? <OpeningHours hours={hours} language={language} /> : null,
          },
        ]),
    {
      name: 'entry.payment',
      content:
        payment && payment.value.length > 0
          ? list.format(payment.value.map((way) => translate(paymentWords[way])))
          : null,
    },
    { name: 'practical.parking', content: parking ? translate(parkingWords[parking.value]) : null },
    { name: 'practical.toilets', content: toilets ? translate(accessValueWords[toilets.value]) : null },
  ]
}

/**
 * Returns the one line of what is not confirmed: what the entry's own words name, the rows without an answer and the
 * access that nobody knows, then whom to ask. Empty when all is known.
 */
function describeUnconfirmed(
  { facts, unconfirmed, rowsBeside = [], language }: Props,
  missing: readonly MessageKey[],
): string {
  const translate = translator(language)
  const unknownAccess = isAtOneHouse(facts) ? listUnknownAccess(facts.access) : []
  const known = rowsBeside.join(' ')
  // Eight ways of access in a row hide everything else in the line.
  const aboutAccess = unknownAccess.filter((field) => field !== 'dog').length
  const rows = [
    ...missing.map((name) => translate(unconfirmedNames[name] ?? name)),
    ...(aboutAccess > 0 ? [translate('practical.unconfirmed.access')] : []),
    // Nobody goes into a charger.
    ...(unknownAccess.includes('dog') && !('openingHours' in facts) ? [translate(accessWords.dog)] : []),
  ]
    .map((name) => lowerFirst(name, language))
    .filter((name) => !isNamedIn(unconfirmed?.what ?? '', name) && !isNamedIn(known, name))
  const list = [unconfirmed?.what, rows.join(', ')].filter(Boolean).join('; ')
  if (list === '') return ''
  return `${translate('practical.unconfirmed', { list })} ${unconfirmed?.ask ?? translate('practical.askHouse')}`
}

const unconfirmedNames: Partial<Record<MessageKey, MessageKey>> = { 'practical.hours': 'practical.unconfirmed.hours' }

/** Returns whether a word of the list begins like the name: «parkeringsavgift» speaks of «parkering» too. */
function isNamedIn(list: string, name: string): boolean {
  const beginning = name.slice(0, 5).toLowerCase()
  return list
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => word.startsWith(beginning))
}

/** German nouns keep their capital. */
function lowerFirst(words: string, language: Language): string {
  return language === 'de' ? words : words.charAt(0).toLowerCase() + words.slice(1)
}
