import type { HotelSearchAnswer } from '#contract/hotels.ts'
import type { PartnerLink } from '#site/content/model/partners.ts'
import type { Voice } from './format-stay.ts'
import { HotelCard } from './HotelCard.tsx'
import { NoHotels, PastTheEnd } from './ListNotices.tsx'
import './HotelCard.css'

interface Props {
  answer: HotelSearchAnswer
  isOld: boolean
  /** False when `BasisNote` already explains the empty list. */
  hasBasis: boolean
  today: string
  voice: Voice
  partner: PartnerLink
  drawings: string[]
  stops: Readonly<Record<string, string>>
  withFoundPicture: ReadonlySet<string>
  cabins: string
  onFirstPage: () => void
  onChangeDates: () => void
  onAnyPrice: () => void
}

export function HotelList({ answer, hasBasis, cabins, onFirstPage, onChangeDates, onAnyPrice, ...shared }: Props) {
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
  return (
    <NoHotels
      answer={answer}
      today={today}
      voice={voice}
      cabins={cabins}
      onChangeDates={onChangeDates}
      onAnyPrice={onAnyPrice}
    />
  )
}
