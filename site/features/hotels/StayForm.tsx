import { type RefObject, type SubmitEvent, useEffect, useState } from 'react'
import { type HotelSortOrder, hotelSearchLimits, hotelSortOrders } from '#contract/hotel-search.ts'
import { isCalendarDate } from '#site/domain/calendar/oslo-day.ts'
import { readDate } from '#site/domain/calendar/read-date.ts'
import type { LiveHotelsWords } from './live-hotels-words.ts'
import {
  limitDates,
  moveCheckIn,
  readChildAges,
  readHighestPrice,
  readSearch,
  type StaySearch,
  stayParameters,
  wordsOfOrders,
} from './stay-search.ts'
import '#site/ui/field.css'
import './StayForm.css'

const orderLabels = {
  RECOMMENDED: 'liveHotels.order.recommended',
  PRICE_LOW_TO_HIGH: 'liveHotels.order.price',
  REVIEW: 'liveHotels.order.reviews',
  PROPERTY_CLASS: 'liveHotels.order.class',
} as const satisfies Record<HotelSortOrder, keyof LiveHotelsWords>

const adultsToChoose = Array.from({ length: hotelSearchLimits.adults }, (_, index) => index + 1)

const fieldNames = ['checkIn', 'checkOut', 'adults', 'childAges', 'highestPrice', 'place', 'sortOrder'] as const
type FieldName = (typeof fieldNames)[number]
/** What the fields say, letter by letter. */
type Fields = Record<FieldName, string>

/** As built, before the address is known. */
const builtFields: Fields = {
  checkIn: '',
  checkOut: '',
  adults: '2',
  childAges: '',
  highestPrice: '',
  place: '',
  sortOrder: wordsOfOrders[hotelSortOrders[0]],
}

function describeFields({ checkIn, checkOut, adults, childAges, highestPrice, place, sortOrder }: StaySearch): Fields {
  return {
    checkIn,
    checkOut,
    adults: String(adults),
    childAges: childAges.join(', '),
    highestPrice: highestPrice === null ? '' : String(highestPrice),
    place: place ?? '',
    sortOrder: wordsOfOrders[sortOrder],
  }
}

function listFieldsOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]))
}

/** Returns what a visitor typed before the page was alive. */
function readEarlyEdits(form: HTMLFormElement): Partial<Fields> {
  const typed = listFieldsOf(form)
  const edits: Partial<Fields> = {}
  for (const name of fieldNames) {
    const value = typed.get(stayParameters[name])
    if (value !== null && value !== builtFields[name]) edits[name] = value
  }
  return edits
}

export type StayChoice = Pick<StaySearch, FieldName>

/** Returns the dates, guests, place, highest price and order in the form; the form has to be valid. */
export function readStayForm(form: HTMLFormElement, today: string): StayChoice {
  const { category: _category, pageNumber: _pageNumber, ...choice } = readSearch(listFieldsOf(form).toString(), today)
  return choice
}

/** Returns whether the text of a field of a date may be sent; an empty one is refused by the field itself. */
const isDate = (text: string) => text === '' || isCalendarDate(text)

interface Props {
  form: RefObject<HTMLFormElement | null>
  words: LiveHotelsWords
  /** What the list shows now; undefined until hydration. */
  search: StaySearch | undefined
  /** To choose from: where the partner has hotels. */
  places: readonly string[]
  today: string
  locale: string
  onSubmit: (choice: StayChoice) => void
}

/**
 * Dates, guests, place, highest price and order. Nothing is fetched before the button or a tab is pressed; the browser rejects
 * what is invalid. What is typed stays until a search with other dates or guests is opened, also what was typed before
 * the page was alive.
 */
export function StayForm({ form, words, search, places, today, locale, onSubmit }: Props) {
  const wanted = search && describeFields(search)
  const current = wanted && JSON.stringify(wanted)
  const [edits, setEdits] = useState<Partial<Fields>>({})
  const [shown, setShown] = useState(current)
  if (wanted && current !== shown) {
    setShown(current)
    const { checkIn, checkOut } = edits
    if (shown !== undefined) setEdits({})
    else if (checkIn && !checkOut) setEdits({ ...edits, ...moveCheckIn(wanted, checkIn, today) })
  }
  useEffect(() => {
    if (form.current) {
      const early = readEarlyEdits(form.current)
      setEdits((before) => ({ ...early, ...before }))
    }
  }, [form])
  const fields = { ...builtFields, ...wanted, ...edits }
  const limits = limitDates(fields.checkIn, today)
  const placesToChoose = fields.place === '' || places.includes(fields.place) ? places : [fields.place, ...places]
  const change = (changes: Partial<Fields>) => setEdits((before) => ({ ...before, ...changes }))
  const changeCheckIn = (checkIn: string) => change(search ? moveCheckIn(fields, checkIn, today) : { checkIn })
  const date = (name: 'checkIn' | 'checkOut', chosen: (date: string) => void) => ({
    type: 'date',
    required: search !== undefined,
    name: stayParameters[name],
    value: fields[name],
    ...(search ? limits[name] : {}),
    // A browser without fields of dates shows one of text.
    ref: (input: HTMLInputElement | null) => input?.setCustomValidity(isDate(fields[name]) ? '' : words['date.wrong']),
    onChange: ({ target }: { target: HTMLInputElement }) => chosen(target.value),
    onBlur() {
      const answer = readDate(fields[name], locale, today)
      if (answer.kind === 'date' && answer.date !== fields[name]) chosen(answer.date)
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(readStayForm(event.currentTarget, today))
  }
  const text = (name: 'childAges' | 'highestPrice', isValid: boolean) => ({
    name: stayParameters[name],
    value: fields[name],
    ref: (input: HTMLInputElement | null) => input?.setCustomValidity(isValid ? '' : words[`liveHotels.${name}.wrong`]),
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) => change({ [name]: target.value }),
  })
  return (
    <form className="ask" aria-label={words['liveHotels.form']} ref={form} onSubmit={submit}>
      <label className="field">
        {words['liveHotels.checkIn']}
        <input {...date('checkIn', changeCheckIn)} />
      </label>
      <label className="field">
        {words['liveHotels.checkOut']}
        <input {...date('checkOut', (checkOut) => change({ checkOut }))} />
      </label>
      <label className="field ask-adults">
        {words['liveHotels.adults']}
        <select
          name={stayParameters.adults}
          value={fields.adults}
          onChange={({ target }) => change({ adults: target.value })}
        >
          {adultsToChoose.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </label>
      <label className="field ask-children">
        {words['liveHotels.childAges']}
        <input
          type="text"
          placeholder={words['liveHotels.childAges.example']}
          {...text('childAges', readChildAges(fields.childAges) !== undefined)}
        />
      </label>
      <label className="field">
        {words['liveHotels.place']}
        <select
          name={stayParameters.place}
          value={fields.place}
          onChange={({ target }) => change({ place: target.value })}
        >
          <option value="">{words['liveHotels.place.all']}</option>
          {placesToChoose.map((place) => (
            <option key={place}>{place}</option>
          ))}
        </select>
      </label>
      <label className="field">
        {words['liveHotels.highestPrice']}
        <input
          type="text"
          inputMode="numeric"
          {...text('highestPrice', readHighestPrice(fields.highestPrice) !== undefined)}
        />
      </label>
      <label className="field ask-order">
        {words['liveHotels.order']}
        <select
          name={stayParameters.sortOrder}
          value={fields.sortOrder}
          onChange={({ target }) => change({ sortOrder: target.value })}
        >
          {hotelSortOrders.map((order) => (
            <option key={order} value={wordsOfOrders[order]}>
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
