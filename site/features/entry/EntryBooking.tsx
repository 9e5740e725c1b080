import type { HouseEntry } from '#site/editorial/entries.ts'
import { linkToStay, linkToTours } from '#site/editorial/partners.ts'
import { renderInlineMarkdown } from '#site/editorial/read-content.ts'
import { mapAddressOf } from '#site/geography/outside-maps.ts'
import type { Language } from '#site/i18n/languages.ts'
import { sayChargingPoint } from '#site/i18n/say-charging-point.ts'
import { sayDate } from '#site/i18n/say-date.ts'
import { type MessageKey, translator } from '#site/i18n/translate.ts'
import { Disclosure } from '#site/ui/Disclosure.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import { arrowUpRight } from '#site/ui/icons.ts'
import { PartnerButton } from '#site/ui/PartnerButton.tsx'
import { StationStatus } from '#site/ui/StationStatus.tsx'
import { Words } from '#site/ui/Words.tsx'
import { EntryFigures } from './EntryFigures.tsx'
import './EntryBooking.css'

interface Props {
  entry: HouseEntry
  language: Language
}

const headings = {
  hotels: 'entry.sleepHere',
  cabins: 'entry.sleepHere',
  restaurants: 'entry.eatHere',
  stations: 'entry.chargeHere',
  activities: 'entry.takePart',
} as const satisfies Record<string, MessageKey>

/** What to do next: the figures, the paying link with its label where there is one, and the house’s own address and phone. */
export function EntryBooking({ entry, language }: Props) {
  const translate = translator(language)
  const { facts } = entry
  const isStay = entry.kind === 'hotels' || entry.kind === 'cabins'
  return (
    <aside className="book" aria-labelledby="book">
      <h2 id="book">{translate(headings[entry.kind])}</h2>
      {entry.kind === 'stations' ? <ChargingSummary entry={entry} language={language} /> : null}
      {entry.kind === 'restaurants' ? (
        <p className="dish">
          <span className="muted">{translate('entry.dish')}</span>
          <Words as="em" html={renderInlineMarkdown(entry.words.dish)} />
        </p>
      ) : null}
      <EntryFigures entry={entry} language={language} />
      {isStay ? (
        <div className="book-paid">
          <Disclosure of="one link" language={language} />
          <PartnerButton link={linkToStay(facts.name, facts.village, language)} language={language}>
            {translate('entry.book')}
          </PartnerButton>
        </div>
      ) : null}
      {entry.kind === 'activities' && entry.facts.isSoldByPartner ? (
        <div className="book-paid">
          <Disclosure of="one link" language={language} />
          <PartnerButton link={linkToTours(`${entry.facts.name} ${entry.facts.village}`)} language={language}>
            {translate('entry.findTours')}
          </PartnerButton>
        </div>
      ) : null}
      {entry.kind === 'stations' ? (
        <a className="btn btn-out" href={mapAddressOf(facts.coordinates)}>
          <span>{translate('entry.mapApp')}</span>
          <Icon svg={arrowUpRight} />
        </a>
      ) : null}
      <Direct
        entry={entry}
        language={language}
        isAlternative={isStay || (entry.kind === 'activities' && entry.facts.isSoldByPartner)}
      />
    </aside>
  )
}

function Direct({ entry, language, isAlternative }: Props & { isAlternative: boolean }) {
  const translate = translator(language)
  const { website, phone } = entry.facts
  if (!website && !phone) {
    const notFound = entry.kind === 'activities' ? 'entry.operatorNotFound' : 'entry.directNotFound'
    return <p className="direct muted">{translate(notFound)}</p>
  }
  return (
    <div className="direct">
      <span className="muted">{translate(directWords(entry, isAlternative))}</span>
      {website ? (
        <a className="link" href={website.value} target="_blank" rel="noopener">
          {new URL(website.value).hostname.replace(/^www\./, '')}
        </a>
      ) : null}
      {phone ? (
        <a className="link num" href={`tel:${phone.value.replaceAll(' ', '')}`}>
          {phone.value.replaceAll(' ', '\u00a0')}
        </a>
      ) : null}
    </div>
  )
}

/** What stands before the address and phone: of a house itself, or of who arranges an activity. */
function directWords(entry: HouseEntry, isAlternative: boolean): MessageKey {
  if (entry.kind === 'activities') return isAlternative ? 'entry.operator.direct' : 'entry.operator.only'
  return isAlternative ? 'entry.direct' : 'entry.directOnly'
}

function ChargingSummary({ entry, language }: { entry: HouseEntry & { kind: 'stations' }; language: Language }) {
  const translate = translator(language)
  const { chargingPoints, status } = entry.facts
  return (
    <div className="charging-summary">
      <ul className="num">
        {chargingPoints.map((point) => (
          <li key={`${point.type} ${point.power}`}>{sayChargingPoint(point, language)}</li>
        ))}
      </ul>
      <p>
        <StationStatus status={status.value} language={language} />{' '}
        <span className="muted">
          {entry.words.status} {translate('entry.checked', { date: sayDate(status.checkedOn, language) })}.
        </span>
      </p>
    </div>
  )
}
