import type { HotelSearchAnswer } from '#contract/hotels.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatAge } from '#site/i18n/format-age.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { clock } from '#site/ui/icons.ts'
import { Notice } from '#site/ui/Notice.tsx'
import { formatDates, formatFetched, formatGuests, formatUnits, type Voice } from './format-stay.ts'
import type { LiveHotelsWords } from './live-hotels-words.ts'
import { formatPlaces } from './PageButtons.tsx'
import './LiveHotels.css'
import '#site/ui/Notice.css'
import './BookDirectly.css'

interface FailedProps {
  words: LiveHotelsWords
  /** What the passing notice says too, in English. */
  message: string
  isOffline: boolean
  ownList: string
  onRetry: () => void
}

/** The request failed; links to our own list further down. */
export function HotelsFailed({ words, message, isOffline, ownList, onRetry }: FailedProps) {
  return (
    <div className="live-notice">
      <Notice kind="bad" title={words['liveHotels.error.title']}>
        <p lang="en">{message}</p>
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

/** The server returned examples only and this guide shows checked figures; links to our own list. */
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

interface OldPricesProps {
  answer: HotelSearchAnswer
  /** A newer request failed. */
  hasFailed: boolean
  now: number
  voice: Voice
  onFetch: () => void
}

/** The prices on show are older than five minutes: since when, why, and a button to refetch. */
export function OldPrices({ answer, hasFailed, now, voice: { words, locale }, onFetch }: OldPricesProps) {
  const gaps = { time: formatFetched(answer.fetchedAt), age: formatAge(answer.fetchedAt, now, locale) }
  return (
    <div className="notice live-notice">
      <Icon svg={clock} />
      <b>{fillGaps(words['liveHotels.old.title'], gaps)}</b>
      <div className="notice-text">
        <p>
          <span>{words[hasFailed ? 'liveHotels.old.text' : 'liveHotels.oldByItself.text']}</span>{' '}
          <button type="button" className="link link-button" onClick={onFetch}>
            {words['liveHotels.fetchAgain']}
          </button>
        </p>
      </div>
    </div>
  )
}

interface NoHotelsProps {
  answer: HotelSearchAnswer
  today: string
  voice: Voice
  cabins: string
  onChangeDates: () => void
  onAnyPrice: () => void
}

/** No hotel is free: what to do instead. */
export function NoHotels({ answer, today, voice, cabins, onChangeDates, onAnyPrice }: NoHotelsProps) {
  const { words } = voice
  return (
    <div className="callout plain" role="status">
      <h3>
        {fillGaps(words['liveHotels.empty.title'], {
          dates: formatDates(answer, voice.locale, today),
          guests: formatGuests(answer, voice),
        })}
      </h3>
      <p>{words['liveHotels.empty.text']}</p>
      <p className="buttons">
        <button type="button" className="btn btn-1 btn-sm" onClick={onChangeDates}>
          {words['liveHotels.changeDates']}
        </button>
        {answer.highestPrice === null && answer.place === null ? null : (
          <button type="button" className="btn btn-2 btn-sm" onClick={onAnyPrice}>
            {words['liveHotels.anyPrice']}
          </button>
        )}
        <a className="btn btn-2 btn-sm" href={cabins}>
          {words['liveHotels.seeCabins']}
        </a>
      </p>
    </div>
  )
}

interface PastTheEndProps {
  answer: HotelSearchAnswer
  voice: Voice
  onFirstPage: () => void
}

/** The address asks for a page beyond the end of the list. */
export function PastTheEnd({ answer: { total, pageSize }, voice, onFirstPage }: PastTheEndProps) {
  const { words } = voice
  return (
    <div className="callout plain" role="status">
      <h3>{words['liveHotels.pastTheEnd.title']}</h3>
      <p>{fillGaps(words['liveHotels.pastTheEnd.text'], { hotels: formatUnits(total, 'hotels', voice) })}</p>
      <p className="buttons">
        <button type="button" className="btn btn-1 btn-sm" onClick={onFirstPage}>
          {formatPlaces(1, Math.min(pageSize, total), words)}
        </button>
      </p>
    </div>
  )
}
