import type { DishFacts } from '#site/editorial/pages/food-experiences-copy.ts'
import { Months } from '#site/ui/Months.tsx'

interface Props {
  dish: Pick<DishFacts, 'best' | 'also' | 'kind'>
  /** Twelve letters. */
  monthInitials: string[]
  /** The same in words, for people who do not see the strip; without it the words stand beside it. */
  spoken?: string
}

type Span = { from: string; to: string }

/** Tells whether a span of days (`02-01` to `03-15`) holds at least ten days of a month (0 to 11). */
export function coversMonth(span: Span | undefined, month: number): boolean {
  if (!span) return false
  const year = 2026
  const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const code = (date: number) => `${String(month + 1).padStart(2, '0')}-${String(date).padStart(2, '0')}`
  const isIn = (day: string) =>
    span.from <= span.to ? day >= span.from && day <= span.to : day >= span.from || day <= span.to
  return Array.from({ length: days }, (_, index) => isIn(code(index + 1))).filter(Boolean).length >= 10
}

/** The year of a dish month by month: dark when it is at its best, light when it can still be had. */
export function MonthStrip({ dish, monthInitials, spoken }: Props) {
  if (!dish.best && !dish.also) return null
  const covered = (span: Span | undefined) =>
    monthInitials
      .map((_, index) => index)
      .filter((month) => coversMonth(span, month))
      .map((month) => month + 1)
  return (
    <Months
      full={covered(dish.best)}
      partly={covered(dish.also)}
      kind={dish.kind}
      initials={monthInitials}
      {...(spoken ? { spoken } : {})}
    />
  )
}
