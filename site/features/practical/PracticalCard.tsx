import type { ReactNode } from 'react'
import { type Language, languages } from '#contract/languages.ts'
import type { HouseEntry } from '#site/content-model/entries.ts'
import { listUnknownAccess } from '#site/content-model/practical.ts'
import { accessValueWords, accessWords, parkingWords, paymentWords } from '#site/content-model/practical-words.ts'
import { type MessageKey, translator } from '#site/i18n/translate.ts'
import { OutLink } from '#site/ui/OutLink.tsx'
import { telephoneAddressOf } from '#site/ui/telephone-address.ts'
import { KnownAccess } from './KnownAccess.tsx'
import { OpeningHours } from './OpeningHours.tsx'
import { OutsideMaps } from './OutsideMaps.tsx'
import './PracticalCard.css'

type Facts = HouseEntry['facts']

/** Call, web, way, hours, payment, parking, toilets and access; what nobody knows is one line with whom to ask. */
export function PracticalCard({ facts, language }: { facts: Facts; language: Language }) {
  const rows = listRows(facts, language)
  const translate = translator(language)
  return (
    <section className="practical" aria-labelledby="practical">
      <h2 id="practical">{translate('practical.title')}</h2>
      <dl>
        {rows
          .filter(({ content }) => content)
          .map(({ name, content }) => (
            <div key={name}>
              <dt>{translate(name)}</dt>
              <dd>{content}</dd>
            </div>
          ))}
      </dl>
      <KnownAccess access={facts.access} language={language} />
      <Unconfirmed facts={facts} rows={rows} language={language} />
    </section>
  )
}

function listRows(facts: Facts, language: Language): { name: MessageKey; content: ReactNode }[] {
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

/** One line: what is not confirmed. The house is the one to ask; its number stands above. */
function Unconfirmed({
  facts,
  rows,
  language,
}: {
  facts: Facts
  rows: ReturnType<typeof listRows>
  language: Language
}) {
  const translate = translator(language)
  const names: MessageKey[] = [
    ...rows.filter(({ content }) => !content).map(({ name }) => name),
    ...listUnknownAccess(facts.access).map((field) => accessWords[field]),
  ]
  if (names.length === 0) return null
  const list = names.map((name) => lowerFirst(translate(name), language)).join(', ')
  return (
    <p className="tiny quiet">
      {translate('practical.unconfirmed', { list })} {translate('practical.askHouse')}
    </p>
  )
}

/** German nouns keep their capital. */
function lowerFirst(words: string, language: Language): string {
  return language === 'de' ? words : words.charAt(0).toLowerCase() + words.slice(1)
}
