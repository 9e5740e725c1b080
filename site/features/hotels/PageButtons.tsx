import type { HotelSearchAnswer } from '#contract/hotels.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import type { LiveHotelsWords } from './live-hotels-words.ts'
import './LiveHotels.css'

interface Props {
  answer: HotelSearchAnswer
  words: LiveHotelsWords
  onChoose: (pageNumber: number) => void
}

/** «Vis plass 11–20». */
export function formatPlaces(from: number, to: number, words: LiveHotelsWords): string {
  return fillGaps(words[from === to ? 'liveHotels.showPlace' : 'liveHotels.showPlaces'], { from, to })
}

export function PageButtons({ answer: { properties, total, pageNumber, pageSize }, words, onChoose }: Props) {
  if (properties.length === 0) return null
  const pages = [pageNumber - 1, pageNumber + 1].filter((page) => page >= 1 && (page - 1) * pageSize < total)
  const label = (page: number) => {
    const from = (page - 1) * pageSize + 1
    const to = Math.min(page * pageSize, total)
    return formatPlaces(from, to, words)
  }
  return (
    <nav className="live-pages cluster" aria-label={words['liveHotels.otherPages']}>
      {pages.map((page) => (
        <button key={page} type="button" className="btn btn-2" onClick={() => onChoose(page)}>
          {label(page)}
        </button>
      ))}
      <span className="tiny quiet">{words['liveHotels.pricesMayChange']}</span>
    </nav>
  )
}
