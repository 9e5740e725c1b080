import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import { PartnerButton } from '#site/features/partners/PartnerButton.tsx'
import { type MessageKey, translator } from '#site/i18n/translate.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { arrowUpRight } from '#site/ui/icons.ts'
import { MoreLink } from '#site/ui/MoreLink.tsx'
import type { RankedProps } from './ranking-props.ts'
import { findWaysToBook } from './ways-to-book.ts'
import './RankedList.css'

const bookWords = {
  hotels: 'ranking.book.hotels',
  restaurants: 'ranking.book.restaurants',
  activities: 'ranking.book.activities',
  cabins: 'ranking.book.cabins',
} as const satisfies Record<string, MessageKey>

/** What is free on one's own is sold with a guide only. */
function wordOfButton({ ranking, ranked: { entry } }: Pick<RankedProps, 'ranking' | 'ranked'>): MessageKey {
  if (entry.kind === 'restaurants' && !entry.facts.assessment?.isBookable) return 'ranking.own'
  const isFree = entry.kind === 'activities' && entry.facts.price?.value.from === 0
  return isFree ? 'ranking.book.guided' : bookWords[ranking.id]
}

export function RankedWaysOn({ ranking, ranked, language }: RankedProps) {
  const translate = translator(language)
  const { entry } = ranked
  const { paying, own } = findWaysToBook(ranked, language)
  const book = translate(wordOfButton({ ranking, ranked }))
  return (
    <div className="ways-on">
      {paying ? (
        <PartnerButton link={paying} language={language}>
          {book}
        </PartnerButton>
      ) : null}
      {own && !paying ? (
        <a className="btn btn-out" href={own} target="_blank" rel="noopener">
          <span>{book}</span>
          <Icon svg={arrowUpRight} />
        </a>
      ) : null}
      {own && paying ? (
        <a className="link small" href={own} target="_blank" rel="noopener">
          {translate('ranking.own')}
        </a>
      ) : null}
      <MoreLink href={linkToEntry(entry.kind, entry.id, language)}>
        {translate('entry.more', { name: entry.facts.name })}
      </MoreLink>
    </div>
  )
}
