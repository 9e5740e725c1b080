import type { Dish } from '#site/editorial/pages/food-experiences-copy.ts'
import { monthsFromNewYear } from '#site/ui/YearBars.tsx'
import './FoodYear.css'
import '#site/ui/YearBars.css'

interface Props {
  dishes: Dish[]
  /** Twelve letters. */
  monthInitials: string[]
}

type Span = { from: string; to: string }

const monthWidth = 100

function Bar({ span, isFaint }: { span: Span | undefined; isFaint?: boolean }) {
  if (!span) return null
  const start = Math.round(monthsFromNewYear(span.from, 'start') * monthWidth)
  const end = Math.round(monthsFromNewYear(span.to, 'end') * monthWidth)
  const stretches =
    end > start
      ? [[start, end]]
      : [
          [start, 12 * monthWidth],
          [0, end],
        ]
  return stretches.map(([from = 0, to = 0]) => (
    <rect key={from} className={isFaint ? 'faint' : undefined} x={from} width={to - from} height="10" />
  ))
}

/** The year of everything that has a time: one line a dish, a link to what is said of it. Dishes without a time are left out. */
export function FoodYear({ dishes, monthInitials }: Props) {
  return (
    <div className="year food-year">
      {dishes
        .filter((dish) => dish.best || dish.also)
        .map((dish) => (
          <div className="year-row" key={dish.id}>
            <span>
              <a href={`#${dish.id}`}>{dish.name}</a>
              <span className="vh">: {dish.time}</span>
            </span>
            <svg
              className={`bar y-${dish.kind}`}
              viewBox={`0 0 ${12 * monthWidth} 10`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <Bar span={dish.also} isFaint />
              <Bar span={dish.best} />
            </svg>
          </div>
        ))}
      <div className="year-row" aria-hidden="true">
        <span />
        <span className="mo">
          {monthInitials.map((initial, month) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the months never change their order
            <span key={month}>{initial}</span>
          ))}
        </span>
      </div>
    </div>
  )
}
