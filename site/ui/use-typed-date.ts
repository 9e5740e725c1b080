import { type ChangeEvent, type InputHTMLAttributes, useState } from 'react'
import { isCalendarDate, osloDateOf } from '#site/domain/calendar/oslo-day.ts'
import { readDate } from '#site/domain/calendar/read-date.ts'

interface TypedDate {
  /** Properties of the field. */
  field: InputHTMLAttributes<HTMLInputElement>
  /** What is wrong with what was typed, once the field is left. */
  problem: string | undefined
}

/**
 * Returns a date field that takes a date once it is one: a year that is being typed passes 0002 and 0202. What is none stays in the
 * field, with a sentence, until another date is chosen.
 */
export function useTypedDate(
  date: string,
  choose: (date: string) => void,
  { locale, wrong }: { locale: string; wrong: string },
): TypedDate {
  const [typed, setTyped] = useState<{ value: string; over: string; isLeft: boolean }>()
  const current = typed?.over === date ? typed : undefined
  const problem = current?.isLeft ? wrong : undefined
  return {
    problem,
    field: {
      type: 'date',
      value: current?.value ?? date,
      min: '1900-01-01',
      max: '2099-12-31',
      'aria-invalid': problem !== undefined || undefined,
      onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
        setTyped(isCalendarDate(value) ? undefined : { value, over: date, isLeft: false })
        if (isCalendarDate(value)) choose(value)
      },
      onBlur: () => {
        if (!current) return
        const answer = readDate(current.value, locale, osloDateOf(Date.now()))
        setTyped(answer.kind === 'wrong' ? { ...current, isLeft: true } : undefined)
        if (answer.kind === 'date') choose(answer.date)
      },
    },
  }
}
