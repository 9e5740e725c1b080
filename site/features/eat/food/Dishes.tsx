import type { Language } from '#contract/languages.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import type { Dish } from '#site/content/model/pages/food-experiences-copy.ts'
import { restaurants } from '#site/content/model/restaurant-queries.ts'
import { Drawing } from '#site/content/pictures/Drawing.tsx'
import { renderInlineMarkdown } from '#site/content/reader/read-content.ts'
import { translator } from '#site/i18n/translate.ts'
import { RichText } from '#site/ui/RichText.tsx'
import { MonthStrip } from './MonthStrip.tsx'
import './Dishes.css'
import './food.css'

export function Dishes({ dishes, where, language }: { dishes: Dish[]; where: string; language: Language }) {
  const monthInitials = translator(language)('month.initials').split(' ')
  return (
    <div className="dishes">
      {dishes.map((dish) => (
        <article className={dish.picture ? 'has-picture' : undefined} key={dish.id} id={dish.id}>
          {dish.picture ? <Drawing picture={dish.picture} language={language} className="vignette" /> : null}
          <div>
            <h3>{dish.name}</h3>
            <p className="when">{dish.time}</p>
            <RichText as="p" html={renderInlineMarkdown(dish.text)} />
            <MonthStrip dish={dish} monthInitials={monthInitials} />
            <Where dish={dish} where={where} language={language} />
          </div>
        </article>
      ))}
    </div>
  )
}

function Where({ dish, where, language }: { dish: Dish; where: string; language: Language }) {
  const houses = dish.restaurants.map((id) => {
    const { name, village } = restaurants.read(id, language).facts
    return { id, name, village, href: linkToEntry('restaurants', id, language) }
  })
  if (houses.length === 0) return null
  return (
    <p className="where-to">
      {where}{' '}
      {houses.map(({ id, name, village, href }, index) => (
        <span key={id}>
          {index > 0 ? ', ' : ''}
          <a href={href}>{name}</a> ({village})
        </span>
      ))}
    </p>
  )
}
