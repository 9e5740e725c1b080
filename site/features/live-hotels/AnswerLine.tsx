import type { RefObject } from 'react'
import { type HotelSearchAnswer, hotelFreshMinutes } from '#contract/hotels.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { sayAdults, sayDates, sayFetched, sayHotels, sayNumber, type Voice } from './say-stay.ts'
import type { StaySearch } from './stay-search.ts'
import './AnswerLine.css'
import '#site/ui/SampleMark.css'

interface Props {
  /** Where the focus goes when another page is asked for. */
  head: RefObject<HTMLDivElement | null>
  search: StaySearch | undefined
  answer: HotelSearchAnswer | undefined
  isFetching: boolean
  /** When it was fetched is then said in a notice of its own. */
  isOld: boolean
  today: string
  voice: Voice
}

/** What the list answers: how many hotels, for which dates and guests, when it was fetched, and what its links are. */
export function AnswerLine({ head, search, answer, isFetching, isOld, today, voice }: Props) {
  const { words, locale } = voice
  const showsCount = answer !== undefined && answer.total > 0
  return (
    <div className="answer" ref={head} tabIndex={-1}>
      <p className="answer-said" role="status">
        {showsCount ? <b>{sayAnswer(answer, today, voice)}</b> : null}
        {!answer && isFetching && search ? <b>{sayLoading(search, today, voice)}</b> : null}
        {isFetching && (answer || !search) ? <span>{words['liveHotels.loading']}</span> : null}
        {showsCount && !isOld && !isFetching ? (
          <span>
            {fillGaps(words['liveHotels.fetched'], {
              time: sayFetched(answer.fetchedAt, locale),
              minutes: sayNumber(hotelFreshMinutes, locale),
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

function sayAnswer(answer: HotelSearchAnswer, today: string, voice: Voice): string {
  const { total, pageNumber, pageSize, properties } = answer
  const gaps = {
    hotels: sayHotels(total, voice),
    dates: sayDates(answer, voice.locale, today),
    adults: sayAdults(answer.adults, voice),
  }
  if (properties.length === total || properties.length === 0) return fillGaps(voice.words['liveHotels.answer'], gaps)
  const first = (pageNumber - 1) * pageSize + 1
  return fillGaps(voice.words['liveHotels.answerOfPage'], { ...gaps, from: first, to: first + properties.length - 1 })
}

function sayLoading(search: StaySearch, today: string, voice: Voice): string {
  return fillGaps(voice.words['liveHotels.loadingFor'], {
    dates: sayDates(search, voice.locale, today),
    adults: sayAdults(search.adults, voice),
  })
}
