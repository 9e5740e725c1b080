import { monthsFromNewYear } from '#site/calendar/year-bar.ts'
import type { Dish } from '#site/content-model/pages/food-experiences-copy.ts'
import './FoodYear.css'
import '#site/ui/YearBars.css'

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

/** The year of every dish with a season: one line per dish, linked to its text. */
export function FoodYear({ dishes, monthInitials }: { dishes: Dish[]; monthInitials: string[] }) {
  return (
    <div className="year food-year">
      {dishes
        .filter((dish) => dish.best || dish.also)
        .map((dish) => (
          <div className="year-row" key={dish.id}>
            <span>
              <a href={`#${dish.id}`}>{dish.name}</a>
              <span className="visually-hidden">: {dish.time}</span>
            </span>
            <svg
              className="bar"
              fill={`var(--y-${dish.kind})`}
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
        <span className="month-initials">
          {monthInitials.map((initial, month) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the months never change their order
            <span key={month}>{initial}</span>
          ))}
        </span>
      </div>
    </div>
  )
}
