import type { Language } from '#contract/languages.ts'
import type { Source } from '#site/content/files/sourced.ts'
import { nameOfSource } from '#site/content/model/group-sources.ts'
import type { Dish } from '#site/content/model/pages/food-experiences-copy.ts'
import { formatDate } from '#site/i18n/format-date.ts'
import { translator } from '#site/i18n/translate.ts'
import { Fold } from '#site/ui/Fold.tsx'
import './food.css'

interface Props {
  title: string
  dishes: Dish[]
  places: { name: string; source: Source; checkedOn: string }[]
  language: Language
}

export function FoodSources({ title, dishes, places, language }: Props) {
  const rows = [
    ...dishes.map(({ name, sources, checkedOn }) => ({ name, sources, checkedOn })),
    ...places.map(({ name, source, checkedOn }) => ({ name, sources: [source], checkedOn })),
  ]
  const checkedOn = rows.map((row) => row.checkedOn).sort()[0] ?? ''
  return (
    <div className="accordion">
      <Fold title={title}>
        <div>
          <p>{translator(language)('place.checked', { date: formatDate(checkedOn, language) })}</p>
          <dl className="food-sources">
            {rows.map(({ name, sources }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{sources.map((source) => nameOfSource(source, language)).join('; ')}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Fold>
    </div>
  )
}
