import type { Language } from '#contract/languages.ts'
import type { TravelInfoCopy } from '#site/content/model/pages/travel-info-copy.ts'
import { nameOfPage } from '#site/page-list/name-of-page.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { arrowRight, backpack, boat, cloudSun, gasPump, houseLine } from '#site/ui/icons.ts'
import '#site/ui/link-rows.css'

export const furtherPages = [
  { id: 'weather', icon: cloudSun },
  { id: 'packingList', icon: backpack },
  { id: 'evCharging', icon: gasPump },
  { id: 'activities', icon: boat },
  { id: 'hotels', icon: houseLine },
] as const

export function FurtherLinks({ copy, language }: { copy: TravelInfoCopy['further']; language: Language }) {
  return (
    <ul className="link-rows rows">
      {furtherPages.map(({ id, icon }) => (
        <li key={id}>
          <a href={hrefFor(id, language)}>
            <Icon svg={icon} />
            <b>{nameOfPage(id, language)}</b>
            <small>{copy[id]}</small>
            <Icon svg={arrowRight} />
          </a>
        </li>
      ))}
    </ul>
  )
}
