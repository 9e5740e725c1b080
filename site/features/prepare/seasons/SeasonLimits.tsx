import type { Language } from '#contract/languages.ts'
import { renderTextLine } from '#site/content/model/render-text.ts'
import type { Season } from '#site/content/model/season-queries.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { bird, boat, bridge, cloudFog, letterP, moon, mountains, storefront, tent, toilet } from '#site/ui/icons.ts'
import { RichText } from '#site/ui/RichText.tsx'
import './SeasonLimits.css'

const icons: Record<Season['limits'][number]['icon'], string> = {
  mountain: mountains,
  bridge,
  boat,
  toilet,
  tent,
  bird,
  parking: letterP,
  darkness: moon,
  fog: cloudFog,
  shop: storefront,
}

export function SeasonLimits({ season, language }: { season: Season; language: Language }) {
  return (
    <ul className="season-limits rows">
      {season.limits.map((limit) => (
        <li key={limit.id}>
          <Icon svg={icons[limit.icon]} />
          <h3>{limit.name}</h3>
          <RichText as="p" html={renderTextLine(limit.text, language, `content/seasons/${season.id}/${language}.md`)} />
        </li>
      ))}
    </ul>
  )
}
