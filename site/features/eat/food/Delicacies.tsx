import type { Language } from '#contract/languages.ts'
import type { Dish } from '#site/content/model/pages/food-experiences-copy.ts'
import { Drawing } from '#site/content/pictures/Drawing.tsx'
import { renderInlineMarkdown } from '#site/content/reader/read-content.ts'
import { translator } from '#site/i18n/translate.ts'
import { RichText } from '#site/ui/RichText.tsx'
import { MonthStrip } from './MonthStrip.tsx'
import './Delicacies.css'
import './food.css'

interface Props {
  /** The first is shown large. */
  dishes: (Dish & { picture: string })[]
  texts: Record<string, string>
  language: Language
}

export function Delicacies({ dishes, texts, language }: Props) {
  const monthInitials = translator(language)('month.initials').split(' ')
  const [first, ...others] = dishes.map((dish) => ({
    ...dish,
    words: (
      <div>
        <h3>{dish.name}</h3>
        <RichText as="p" html={renderInlineMarkdown(texts[dish.id] ?? dish.text)} />
        <MonthStrip dish={dish} monthInitials={monthInitials} spoken={`${dish.name}: ${dish.time}`} />
      </div>
    ),
  }))
  if (!first) return null
  return (
    <div className="delicacies">
      <article className="large">
        <Drawing picture={first.picture} language={language} className="vignette" />
        {first.words}
      </article>
      <div>
        {others.map((dish) => (
          <article className="dish" key={dish.id}>
            <Drawing picture={dish.picture} language={language} className="vignette" />
            {dish.words}
          </article>
        ))}
      </div>
    </div>
  )
}
