import type { HotelSearchAnswer } from '#contract/hotels.ts'
import type { PartnerLink } from '#site/editorial/partners.ts'
import { HotelCard } from './HotelCard.tsx'
import { NoHotels, PastTheEnd } from './ListNotices.tsx'
import type { Voice } from './say-stay.ts'
import './HotelCard.css'

interface Props {
  answer: HotelSearchAnswer
  /** The prices may have changed. */
  isOld: boolean
  /** False when why there is nothing stands above already. */
  hasBasis: boolean
  today: string
  voice: Voice
  partner: PartnerLink
  drawings: string[]
  withFoundPicture: ReadonlySet<string>
  cabins: string
  onFirstPage: () => void
  onChangeDates: () => void
}

/** One page of the hotels, or what to do when there is none. */
export function HotelList({ answer, hasBasis, cabins, onFirstPage, onChangeDates, ...shared }: Props) {
  const { properties, total, pageNumber, pageSize } = answer
  const first = (pageNumber - 1) * pageSize + 1
  if (properties.length > 0)
    return (
      <ol className="live" start={first}>
        {properties.map((hotel, index) => (
          <HotelCard key={hotel.id} hotel={hotel} position={first + index} stay={answer} {...shared} />
        ))}
      </ol>
    )
  if (total > 0) return <PastTheEnd answer={answer} voice={shared.voice} onFirstPage={onFirstPage} />
  if (!hasBasis) return null
  const { today, voice } = shared
  return <NoHotels answer={answer} today={today} voice={voice} cabins={cabins} onChangeDates={onChangeDates} />
}
