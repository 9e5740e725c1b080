import type { Dish } from '#site/editorial/pages/food-experiences-copy.ts'
import { renderInlineMarkdown } from '#site/editorial/read-content.ts'
import { restaurants } from '#site/editorial/restaurant-queries.ts'
import type { Language } from '#site/i18n/languages.ts'
import { translator } from '#site/i18n/translate.ts'
import { Vignette } from '#site/pictures/Vignette.tsx'
import { hrefFor } from '#site/routes/path-for.ts'
import { Words } from '#site/ui/Words.tsx'
import { MonthStrip } from './MonthStrip.tsx'
import './Dishes.css'

interface Props {
  dishes: Dish[]
  /** Stands before the restaurants of a dish. */
  where: string
  language: Language
}

/** The dishes of a chapter, each with its time and where it is on the menu; the first plate is the large one. */
export function Dishes({ dishes, where, language }: Props) {
  const monthInitials = translator(language)('month.initials').split(' ')
  return (
    <div className="dishes">
      {dishes.map((dish) => (
        <article className={dish.picture ? 'has-picture' : undefined} key={dish.id} id={dish.id}>
          {dish.picture ? <Vignette picture={dish.picture} language={language} /> : null}
          <div>
            <h3>{dish.name}</h3>
            <p className="when">{dish.time}</p>
            <Words as="p" html={renderInlineMarkdown(dish.text)} />
            <MonthStrip dish={dish} monthInitials={monthInitials} />
            <Where dish={dish} where={where} language={language} />
          </div>
        </article>
      ))}
    </div>
  )
}

function Where({ dish, where, language }: { dish: Dish; where: string; language: Language }) {
  const houses = dish.restaurants.map((id) => ({
    id,
    name: restaurants.read(id, language).facts.name,
    href: hrefFor('restaurant', language, { id }),
  }))
  if (houses.length === 0) return null
  return (
    <p className="where-to">
      {where}{' '}
      {houses.map(({ id, name, href }, index) => (
        <span key={id}>
          {index > 0 ? ', ' : ''}
          <a href={href}>{name}</a>
        </span>
      ))}
    </p>
  )
}
