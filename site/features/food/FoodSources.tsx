import { nameOfSource } from '#site/editorial/group-sources.ts'
import type { Dish } from '#site/editorial/pages/food-experiences-copy.ts'
import type { Source } from '#site/editorial/sourced.ts'
import type { Language } from '#site/i18n/languages.ts'
import { sayDate } from '#site/i18n/say-date.ts'
import { translator } from '#site/i18n/translate.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { caretDown } from '#site/ui/icons.ts'
import './FoodSources.css'
import '#site/ui/accordion.css'

interface Props {
  title: string
  dishes: Dish[]
  places: { name: string; source: Source; checkedOn: string }[]
  language: Language
}

/** Who says so, for each dish and each place, folded away at the end of the page. */
export function FoodSources({ title, dishes, places, language }: Props) {
  const rows = [
    ...dishes.map(({ name, sources, checkedOn }) => ({ name, sources, checkedOn })),
    ...places.map(({ name, source, checkedOn }) => ({
      name,
      sources: [source],
      checkedOn,
    })),
  ]
  const checkedOn = rows.map((row) => row.checkedOn).sort()[0] ?? ''
  return (
    <div className="acc">
      <details>
        <summary>
          {title}
          <Icon svg={caretDown} />
        </summary>
        <div>
          <p>{translator(language)('place.checked', { date: sayDate(checkedOn, language) })}</p>
          <dl className="food-sources">
            {rows.map(({ name, sources }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{sources.map((source) => nameOfSource(source, language)).join('; ')}</dd>
              </div>
            ))}
          </dl>
        </div>
      </details>
    </div>
  )
}
