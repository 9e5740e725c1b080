import type { Dish } from '#site/content/model/pages/food-experiences-copy.ts'
import './food.css'
import { MonthInitials, stretchesOf } from '#site/ui/YearBars.tsx'

type Span = { from: string; to: string }

const monthWidth = 100

function Bar({ span, isFaint }: { span: Span | undefined; isFaint?: boolean }) {
  if (!span) return null
  return stretchesOf(span).map(({ start, end }) => {
    const [from, to] = [Math.round(start * monthWidth), Math.round(end * monthWidth)]
    return <rect key={from} className={isFaint ? 'faint' : undefined} x={from} width={to - from} height="10" />
  })
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
      <MonthInitials initials={monthInitials} />
    </div>
  )
}
