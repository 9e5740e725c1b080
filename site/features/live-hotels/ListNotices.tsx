import type { HotelSearchAnswer } from '#contract/hotels.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { sayAge } from '#site/i18n/say-age.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { clock } from '#site/ui/icons.ts'
import { Notice } from '#site/ui/Notice.tsx'
import type { LiveHotelsWords } from './live-hotels-words.ts'
import { sayPlaces } from './PageButtons.tsx'
import { sayAdults, sayDates, sayFetched, sayHotels, type Voice } from './say-stay.ts'
import './ListNotices.css'
import '#site/ui/Notice.css'
import './BookDirectly.css'

/** The hotels could not be had. Our own list stands below on the page and is pointed at. */
export function HotelsFailed({
  words,
  isOffline,
  ownList,
  onRetry,
}: {
  words: LiveHotelsWords
  isOffline: boolean
  ownList: string
  onRetry: () => void
}) {
  return (
    <div className="live-notice">
      <Notice kind="bad" title={words['liveHotels.error.title']}>
        <p>{isOffline ? words['liveHotels.offline.text'] : words['liveHotels.error.text']}</p>
        <p>
          <a href={ownList}>{words['liveHotels.error.ownList']}</a>
        </p>
        <button type="button" className="btn btn-2 btn-sm" onClick={onRetry}>
          {words['liveHotels.error.retry']}
        </button>
      </Notice>
    </div>
  )
}

/** Only examples came, and this guide shows checked figures: our own list stands below. */
export function NoPartner({ words, ownList }: { words: LiveHotelsWords; ownList: string }) {
  return (
    <div className="live-notice">
      <Notice title={words['liveHotels.notConnected.title']}>
        <p>{words['liveHotels.notConnected.text']}</p>
        <p>
          <a href={ownList}>{words['liveHotels.error.ownList']}</a>
        </p>
      </Notice>
    </div>
  )
}

/** The prices on show are older than five minutes: since when, why, and how to get newer ones. */
export function OldPrices({
  answer,
  hasFailed,
  now,
  voice: { words, locale },
  onFetch,
}: {
  answer: HotelSearchAnswer
  /** Newer ones were asked for in vain. */
  hasFailed: boolean
  now: number
  voice: Voice
  onFetch: () => void
}) {
  const gaps = { time: sayFetched(answer.fetchedAt, locale), age: sayAge(answer.fetchedAt, now, locale) }
  return (
    <div className="notice live-notice">
      <Icon svg={clock} />
      <b>{fillGaps(words['liveHotels.old.title'], gaps)}</b>
      <div className="notice-text">
        <p>
          {words[hasFailed ? 'liveHotels.old.text' : 'liveHotels.oldByItself.text']}{' '}
          <button type="button" className="link-button" onClick={onFetch}>
            {words['liveHotels.fetchAgain']}
          </button>
        </p>
      </div>
    </div>
  )
}

/** Nothing is free: two ways on. */
export function NoHotels({
  answer,
  today,
  voice,
  cabins,
  onChangeDates,
}: {
  answer: HotelSearchAnswer
  today: string
  voice: Voice
  cabins: string
  onChangeDates: () => void
}) {
  const { words } = voice
  return (
    <div className="callout plain" role="status">
      <h3>
        {fillGaps(words['liveHotels.empty.title'], {
          dates: sayDates(answer, voice.locale, today),
          adults: sayAdults(answer.adults, voice),
        })}
      </h3>
      <p>{words['liveHotels.empty.text']}</p>
      <p className="buttons">
        <button type="button" className="btn btn-1 btn-sm" onClick={onChangeDates}>
          {words['liveHotels.changeDates']}
        </button>
        <a className="btn btn-2 btn-sm" href={cabins}>
          {words['liveHotels.seeCabins']}
        </a>
      </p>
    </div>
  )
}

/** The address asks for a page that the list does not have. */
export function PastTheEnd({
  answer: { total, pageSize },
  voice,
  onFirstPage,
}: {
  answer: HotelSearchAnswer
  voice: Voice
  onFirstPage: () => void
}) {
  const { words } = voice
  return (
    <div className="callout plain" role="status">
      <h3>{words['liveHotels.pastTheEnd.title']}</h3>
      <p>{fillGaps(words['liveHotels.pastTheEnd.text'], { hotels: sayHotels(total, voice) })}</p>
      <p className="buttons">
        <button type="button" className="btn btn-1 btn-sm" onClick={onFirstPage}>
          {sayPlaces(1, Math.min(pageSize, total), words)}
        </button>
      </p>
    </div>
  )
}
