import type { Language } from '#contract/languages.ts'
import type { Dish } from '#site/editorial/pages/food-experiences-copy.ts'
import { renderInlineMarkdown } from '#site/editorial/read-content.ts'
import { translator } from '#site/i18n/translate.ts'

import { Vignette } from '#site/pictures/Vignette.tsx'
import { Words } from '#site/ui/Words.tsx'
import { MonthStrip } from './MonthStrip.tsx'
import './Delicacies.css'

interface Props {
  /** The first is shown large. */
  dishes: (Dish & { picture: string })[]
  /** What the restaurants page says of each. */
  texts: Record<string, string>
  language: Language
}

/** What to taste: one plate large, the others as rows, the months under each. */
export function Delicacies({ dishes, texts, language }: Props) {
  const monthInitials = translator(language)('month.initials').split(' ')
  const [first, ...others] = dishes.map((dish) => ({
    ...dish,
    words: (
      <div>
        <h3>{dish.name}</h3>
        <Words as="p" html={renderInlineMarkdown(texts[dish.id] ?? dish.text)} />
        <MonthStrip dish={dish} monthInitials={monthInitials} spoken={`${dish.name}: ${dish.time}`} />
      </div>
    ),
  }))
  if (!first) return null
  return (
    <div className="delicacies">
      <article className="large">
        <Vignette picture={first.picture} language={language} />
        {first.words}
      </article>
      <div>
        {others.map((dish) => (
          <article className="dish" key={dish.id}>
            <Vignette picture={dish.picture} language={language} />
            {dish.words}
          </article>
        ))}
      </div>
    </div>
  )
}
