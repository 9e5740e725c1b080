import { renderInlineMarkdown } from '#site/editorial/read-content.ts'
import type { Season } from '#site/editorial/season-queries.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { bird, boat, bridge, cloudFog, letterP, moon, mountains, storefront, tent, toilet } from '#site/ui/icons.ts'
import { Words } from '#site/ui/Words.tsx'
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

/** What a season rules out or makes difficult, one row a thing. */
export function SeasonLimits({ season }: { season: Season }) {
  return (
    <ul className="season-limits">
      {season.limits.map((limit) => (
        <li key={limit.id}>
          <Icon svg={icons[limit.icon]} />
          <h3>{limit.name}</h3>
          <Words as="p" html={renderInlineMarkdown(limit.text)} />
        </li>
      ))}
    </ul>
  )
}
