import type { DishFacts } from '#site/content/model/pages/food-experiences-copy.ts'
import { Months } from '#site/ui/Months.tsx'

interface Props {
  dish: Pick<DishFacts, 'best' | 'also' | 'kind'>
  monthInitials: string[]
  /** The months in words for screen readers; needed where no visible words stand beside the strip. */
  spoken?: string
}

type Span = { from: string; to: string }

/** Tells whether a span of days (`02-01` to `03-15`) covers at least ten days of a month (0 to 11). */
export function coversMonth(span: Span | undefined, month: number): boolean {
  if (!span) return false
  const year = 2026
  const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const code = (date: number) => `${String(month + 1).padStart(2, '0')}-${String(date).padStart(2, '0')}`
  const isIn = (day: string) =>
    span.from <= span.to ? day >= span.from && day <= span.to : day >= span.from || day <= span.to
  return Array.from({ length: days }, (_, index) => isIn(code(index + 1))).filter(Boolean).length >= 10
}

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
