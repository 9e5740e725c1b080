import { type ChangeEvent, useState } from 'react'
import { isCalendarDate } from '#site/calendar/oslo-day.ts'

/** Returns the properties of a date field that takes a date once it is one: a year that is being typed passes 0002 and 0202. */
export function useTypedDate(date: string, choose: (date: string) => void) {
  const [typed, setTyped] = useState<string>()
  return {
    type: 'date',
    value: typed ?? date,
    min: '1900-01-01',
    max: '2099-12-31',
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
      setTyped(isCalendarDate(value) ? undefined : value)
      if (isCalendarDate(value)) choose(value)
    },
    onBlur: () => setTyped(undefined),
  }
}
