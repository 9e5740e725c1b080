import type { RefObject } from 'react'
import { hotelFreshMinutes } from '#contract/hotel-search.ts'
import type { HotelSearchAnswer } from '#contract/hotels.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatDates, formatFetched, formatGuests, formatNumber, formatUnits, type Voice } from './format-stay.ts'
import type { StaySearch } from './stay-search.ts'
import './AnswerLine.css'
import '#site/ui/badge.css'

interface Props {
  /** Receives the focus when another page is opened. */
  head: RefObject<HTMLDivElement | null>
  search: StaySearch | undefined
  answer: HotelSearchAnswer | undefined
  isFetching: boolean
  /** A separate notice then says when prices were fetched. */
  isOld: boolean
  today: string
  voice: Voice
}

export function AnswerLine({ head, search, answer, isFetching, isOld, today, voice }: Props) {
  const { words, locale } = voice
  const showsCount = answer !== undefined && answer.total > 0
  return (
    <div className="answer cluster small muted" ref={head} tabIndex={-1}>
      <p className="answer-said" role="status">
        {showsCount ? <b>{formatAnswer(answer, today, voice)}</b> : null}
        {!answer && isFetching && search ? <b>{formatLoading(search, today, voice)}</b> : null}
        {isFetching && (answer || !search) ? <span>{words['liveHotels.loading']}</span> : null}
        {showsCount && !isOld && !isFetching ? (
          <span>
            {fillGaps(words['liveHotels.fetched'], {
              time: formatFetched(answer.fetchedAt),
              minutes: formatNumber(hotelFreshMinutes, locale),
            })}
          </span>
        ) : null}
      </p>
      {answer?.isSample ? <span className="sample">{words['evidence.sample']}</span> : null}
      <span className="answer-ad" data-disclosure="">
        {words['partner.disclosureForPage']}
      </span>
    </div>
  )
}

function formatAnswer(answer: HotelSearchAnswer, today: string, voice: Voice): string {
  const { total, pageNumber, pageSize, properties } = answer
  const gaps = {
    hotels: formatUnits(total, 'hotels', voice),
    dates: formatDates(answer, voice.locale, today),
    guests: formatGuests(answer, voice),
  }
  if (properties.length === total || properties.length === 0) return fillGaps(voice.words['liveHotels.answer'], gaps)
  const first = (pageNumber - 1) * pageSize + 1
  return fillGaps(voice.words['liveHotels.answerOfPage'], { ...gaps, from: first, to: first + properties.length - 1 })
}

function formatLoading(search: StaySearch, today: string, voice: Voice): string {
  return fillGaps(voice.words['liveHotels.loadingFor'], {
    dates: formatDates(search, voice.locale, today),
    guests: formatGuests(search, voice),
  })
}
