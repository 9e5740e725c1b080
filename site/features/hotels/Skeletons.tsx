import { hotelSearchDefaults } from '#contract/hotel-search.ts'
import type { LiveHotelsWords } from './live-hotels-words.ts'
import './Skeletons.css'
import './HotelCard.css'

export function Skeletons({ words, pageNumber }: { words: LiveHotelsWords; pageNumber: number }) {
  const first = (pageNumber - 1) * hotelSearchDefaults.pageSize + 1
  return (
    <ol className="live" aria-hidden="true" aria-busy="true">
      {[first, first + 1, first + 2].map((position) => (
        <li key={position} className="live-waiting">
          <div className="plate">
            <span className="skeleton box" />
            <span className="position">
              <small>{words['ranking.position']}</small>
              {position}
            </span>
          </div>
          <div>
            <span className="skeleton large" />
            <span className="skeleton" />
            <span className="skeleton" />
            <span className="skeleton" />
          </div>
          <div className="cost">
            <span className="skeleton large" />
            <span className="skeleton" />
            <span className="skeleton button" />
          </div>
        </li>
      ))}
    </ol>
  )
}
