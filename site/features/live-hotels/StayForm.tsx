import { type ChangeEvent, type Ref, type SubmitEvent, useState } from 'react'
import { type HotelSortOrder, hotelSearchLimits, hotelSortOrders } from '#contract/hotels.ts'
import type { LiveHotelsWords } from './live-hotels-words.ts'
import { limitDates, moveCheckIn, type StaySearch } from './stay-search.ts'
import '#site/ui/field.css'
import './StayForm.css'

const orderLabels = {
  RECOMMENDED: 'liveHotels.order.recommended',
  PRICE_LOW_TO_HIGH: 'liveHotels.order.price',
  REVIEW: 'liveHotels.order.reviews',
  PROPERTY_CLASS: 'liveHotels.order.class',
} as const satisfies Record<HotelSortOrder, keyof LiveHotelsWords>

const adultsToChoose = Array.from({ length: hotelSearchLimits.adults }, (_, index) => index + 1)

type Choice = Pick<StaySearch, 'checkIn' | 'checkOut' | 'adults' | 'sortOrder'>

interface Props {
  form: Ref<HTMLFormElement>
  words: LiveHotelsWords
  /** What the list shows now; undefined until hydration. */
  search: StaySearch | undefined
  today: string
  onSubmit: (choice: Choice) => void
}

/** Dates, guests and order. Nothing is fetched before the button is pressed; the browser rejects invalid dates. */
export function StayForm({ form, words, search, today, onSubmit }: Props) {
  const [choice, setChoice] = useState<Choice | undefined>(search)
  const [shown, setShown] = useState(search && JSON.stringify(search))
  const current = search && JSON.stringify(search)
  // Another search was opened, by this form or by Back: the fields follow it.
  if (current !== shown) {
    setShown(current)
    setChoice(search)
  }
  const limits = limitDates(choice?.checkIn ?? '', today)
  const change = (changes: Partial<Choice>) => setChoice((before) => before && { ...before, ...changes })
  const changeCheckIn = ({ target }: ChangeEvent<HTMLInputElement>) =>
    setChoice((before) => before && { ...before, ...moveCheckIn(before, target.value, today) })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!choice) return
    const { checkIn, checkOut, adults, sortOrder } = choice
    onSubmit({ checkIn, checkOut, adults, sortOrder })
  }
  const dateOf = (day: string | undefined, { min, max }: { min: string; max: string }) =>
    search ? { value: day ?? '', min, max } : { value: '' }
  return (
    <form className="ask" aria-label={words['liveHotels.form']} ref={form} onSubmit={submit}>
      <label className="field">
        {words['liveHotels.checkIn']}
        <input type="date" required {...dateOf(choice?.checkIn, limits.checkIn)} onChange={changeCheckIn} />
      </label>
      <label className="field">
        {words['liveHotels.checkOut']}
        <input
          type="date"
          required
          {...dateOf(choice?.checkOut, limits.checkOut)}
          onChange={({ target }) => change({ checkOut: target.value })}
        />
      </label>
      <label className="field ask-adults">
        {words['liveHotels.adults']}
        <select value={choice?.adults ?? 2} onChange={({ target }) => change({ adults: Number(target.value) })}>
          {adultsToChoose.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </label>
      <label className="field ask-order">
        {words['liveHotels.order']}
        <select
          value={choice?.sortOrder ?? hotelSortOrders[0]}
          onChange={({ target }) => change({ sortOrder: target.value as HotelSortOrder })}
        >
          {hotelSortOrders.map((order) => (
            <option key={order} value={order}>
              {words[orderLabels[order]]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="btn btn-1">
        {words['liveHotels.submit']}
      </button>
    </form>
  )
}
