import type { Language } from '#contract/languages.ts'
import type { HouseEntry } from '#site/content/model/entries.ts'
import { mapAddressOf } from '#site/domain/geography/outside-maps.ts'
import { CriteriaStars } from '#site/features/entry/ratings/CriteriaStars.tsx'
import { EditorsRating, MethodLink } from '#site/features/entry/ratings/EditorsRating.tsx'
import { Disclosure } from '#site/features/partners/Disclosure.tsx'
import { PartnerButton } from '#site/features/partners/PartnerButton.tsx'
import { EntryPrice } from '#site/features/prices/EntryPrice.tsx'
import { type MessageKey, translator } from '#site/i18n/translate.ts'
import { NumberToRing } from '#site/ui/Contact.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import { arrowUpRight } from '#site/ui/icons.ts'
import { presentationOf } from './presentation.ts'
import { RatingFigure } from './RatingFigure.tsx'
import './EntryBooking.css'

interface Props {
  entry: HouseEntry
  language: Language
}

/** Score, price and ways to book or ask; nothing for what has none of them. */
export function EntryBooking({ entry, language }: Props) {
  const translate = translator(language)
  const { heading, drawSummary, findPayingLink, leadsToMapApp, direct } = presentationOf(entry)
  const paying = findPayingLink?.(entry, language)
  const { facts } = entry
  const { website, phone } = facts
  const judged = entry.kind !== 'stations' && entry.facts.assessment ? entry : undefined
  const hasPrice = ('price' in facts && facts.price) || ('priceRange' in facts && facts.priceRange)
  if (!judged && !hasPrice && !drawSummary && !paying && !leadsToMapApp && !website && !phone) return null
  return (
    <aside className="book" aria-labelledby="book">
      <h2 id="book">{translate(typeof heading === 'string' ? heading : heading(entry))}</h2>
      {drawSummary?.(entry, language)}
      {judged ? (
        <>
          <EditorsRating entry={judged} language={language} />
          <CriteriaStars entry={judged} language={language} />
          <MethodLink language={language} />
        </>
      ) : null}
      {entry.kind === 'stations' ? null : <RatingFigure entry={entry} language={language} isNamed />}
      <EntryPrice entry={entry} language={language} />
      {paying ? (
        <div className="book-paid">
          <Disclosure of="one link" language={language} />
          <PartnerButton link={paying.link} language={language}>
            {translate(paying.words)}
          </PartnerButton>
        </div>
      ) : null}
      {leadsToMapApp ? (
        <a className="btn btn-out" href={mapAddressOf(entry.facts.coordinates)} target="_blank" rel="noopener">
          <span>{translate('entry.mapApp')}</span>
          <Icon svg={arrowUpRight} />
        </a>
      ) : null}
      <Direct entry={entry} language={language} intro={paying ? direct.beside : direct.alone} />
    </aside>
  )
}

function Direct({ entry, language, intro }: Props & { intro: MessageKey }) {
  const translate = translator(language)
  const { website, phone } = entry.facts
  if (!website && !phone) return null
  return (
    <div className="direct">
      <span className="muted">{translate(intro)}</span>
      {website ? (
        <a className="link" href={website.value} target="_blank" rel="noopener">
          {new URL(website.value).hostname.replace(/^www\./, '')}
        </a>
      ) : null}
      {phone ? <NumberToRing number={phone.value} /> : null}
    </div>
  )
}
