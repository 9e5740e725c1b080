import type { ReactNode } from 'react'
import { type Language, languages } from '#contract/languages.ts'
import { type HouseEntry, isAtOneHouse } from '#site/content/model/entries.ts'
import { listClosedEvenings } from '#site/content/model/not-then-queries.ts'
import { listKnownAccess } from '#site/content/model/practical.ts'
import { accessValueWords, parkingWords, paymentWords } from '#site/content/model/practical-words.ts'
import { renderEntryLine } from '#site/content/model/render-text.ts'
import { formatUsuallyShut } from '#site/domain/calendar/format-usually-shut.ts'
import { OsmCredit } from '#site/features/open-data/OsmCredit.tsx'
import { joinWords } from '#site/i18n/join-words.ts'
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
  entry: HouseEntry
  /** The editors' rows of the same names as rows of the card: they stand there, and not a second time below it. */
  rowsOfCard?: readonly Fact[] | undefined
  /** The rows that the page shows besides. */
  rowsBeside?: readonly Fact[] | undefined
  language: Language
}

/**
 * Call, web, way, hours, payment, parking, toilets and access; what nobody knows is one line with whom to ask. Nothing for what
 * has no house to ask and no words of its own about it.
 */
export function PracticalCard(props: Props) {
  const { entry, rowsOfCard = [], language } = props
  const translate = translator(language)
  const rows = listRows(entry.facts, language).map(({ name, content }) => ({
    name,
    content,
    words: rowsOfCard.find((row) => row.name === translate(name))?.valueHtml,
  }))
  const shut = entry.kind === 'restaurants' && !entry.facts.hours ? listClosedEvenings(`restaurants/${entry.id}`) : []
  const known = [
    ...rows.filter(({ content, words }) => content || words),
    ...(shut.length > 0
      ? [{ name: 'practical.usuallyShut' as const, content: formatUsuallyShut(shut, language), words: undefined }]
      : []),
  ]
  const line = describeUnconfirmed(props)
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
      <KnownAccess access={entry.facts.access} language={language} />
      <OsmCredit entry={`${entry.kind}/${entry.id}`} language={language} />
      {line ? <RichText as="p" className="unconfirmed small" html={renderEntryLine(line, entry, language)} /> : null}
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
    {
      name: address ? 'entry.address' : 'page.map',
      content: <OutsideMaps facts={facts} address={address?.value} language={language} />,
    },
    // A charger says in a word when one can charge, in its own table.
    ...('openingHours' in facts
      ? []
      : [
          {
            name: 'practical.hours' as const,
            content: hours ? (
              <OpeningHours hours={hours} ask={adviseToAsk(facts, language)} language={language} />
            ) : null,
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

/** What a visitor asks before going, and how a text of the page sounds that already tells it, in any of the languages. */
const questions = {
  hours: /åpn|åpen|stengt|opening|öffn/i,
  payment: /(?<!\p{L})(betal|pay|bezahl)/iu,
  parking: /(?<!\p{L})(park(?!pay)|garasje|garage)|parkpl|stellpl/iu,
  toilets: /toalett|toilet/i,
  access: /rullestol|tilgjengelig|wheelchair|accessib|rollstuhl|barrierefrei/i,
  dog: /(?<!\p{L})(hund(?!re|ert)|kjæledyr|dogs?(?!\p{L})|pets?(?!\p{L})|haustier)/iu,
} as const
type Question = keyof typeof questions

const questionWords = {
  hours: 'practical.unconfirmed.hours',
  payment: 'practical.unconfirmed.payment',
  parking: 'practical.unconfirmed.parking',
  toilets: 'practical.unconfirmed.toilets',
  access: 'practical.unconfirmed.access',
  dog: 'practical.unconfirmed.dog',
} as const satisfies Record<Question, MessageKey>

/** Returns what matters of such a house: nobody asks a hotel for a toilet, or a boat when it opens. */
function listQuestions({ kind, facts }: HouseEntry): readonly Question[] {
  if (!isAtOneHouse(facts)) return []
  if (kind === 'hotels' || kind === 'cabins') return ['parking', 'access', 'dog']
  if (kind === 'restaurants') return ['hours', 'parking', 'access']
  if (kind === 'stations') return ['payment', 'toilets', 'access']
  return 'setting' in facts && facts.setting === 'indoors' ? ['hours', 'parking', 'access'] : ['toilets', 'access']
}

/** Returns whether the facts answer a question. */
function isAnswered(question: Question, { facts }: HouseEntry): boolean {
  const access = new Set(listKnownAccess(facts.access).map(({ field }) => field))
  const answers: Record<Question, boolean> = {
    hours: facts.hours !== undefined,
    payment: facts.payment !== undefined,
    parking: facts.parking !== undefined || access.has('parking'),
    toilets: facts.toilets !== undefined || access.has('accessibleToilet'),
    access: [...access].some((field) => field !== 'dog' && field !== 'parking'),
    dog: access.has('dog'),
  }
  return answers[question]
}

/**
 * Returns the one line of what is not confirmed: what the entry's own words name, then what matters of such a house and
 * stands nowhere on its page, then whom to ask. Empty when all is known.
 */
function describeUnconfirmed({ entry, rowsOfCard = [], rowsBeside = [], language }: Props): string {
  const translate = translator(language)
  const { unconfirmed, gettingThere } = entry.words
  const rows = [...rowsOfCard, ...rowsBeside].map(({ name, valueHtml }) => `${name}: ${valueHtml}`)
  const named = [unconfirmed?.what, ...rowsOfCard.map(({ name }) => name)].join('\n')
  const told = [named, ...rows].join('\n')
  const toldInText = [told, gettingThere, entry.bodyHtml].join('\n')
  // A word about opening in a row is no opening hours, and one about wheelchairs in the text no ramp; where to park, any text tells.
  const places = {
    hours: named,
    access: told,
    payment: told,
    parking: toldInText,
    toilets: toldInText,
    dog: toldInText,
  }
  const open = listQuestions(entry).filter(
    (question) => !isAnswered(question, entry) && !questions[question].test(places[question]),
  )
  const list = joinWords(
    open.map((question) => translate(questionWords[question])),
    languages[language].locale,
  )
  const own = unconfirmed?.what
  const all = own && list ? translate('practical.unconfirmed.more', { own, list }) : (own ?? list)
  if (all === '') return ''
  // Nobody is at a charger to ask.
  const ask = entry.kind === 'stations' ? '' : adviseToAsk(entry.facts, language)
  return `${translate('practical.unconfirmed', { list: all })} ${unconfirmed?.ask ?? ask}`.trimEnd()
}

type Contact = Partial<Pick<HouseEntry['facts'], 'phone' | 'website'>>

/** Returns whom to ask before going: by telephone where a number is known, else the website, else on the spot. */
export function adviseToAsk({ phone, website }: Contact, language: Language): string {
  const translate = translator(language)
  if (phone) return translate('practical.ask.phone')
  if (website)
    return translate('practical.ask.website', { site: new URL(website.value).hostname.replace(/^www\./, '') })
  return translate('practical.ask.house')
}
