import type { TravelInfoCopy } from '#site/editorial/pages/travel-info-copy.ts'
import type { Language } from '#site/i18n/languages.ts'
import { nameOfPage } from '#site/layout/page-names.ts'
import { linkTo } from '#site/routes/path-for.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { arrowRight, backpack, boat, cloudSun, gasPump, houseLine } from '#site/ui/icons.ts'

const pages = [
  { id: 'weather', icon: cloudSun },
  { id: 'packingList', icon: backpack },
  { id: 'evCharging', icon: gasPump },
  { id: 'activities', icon: boat },
  { id: 'hotels', icon: houseLine },
] as const

/** The pages that follow on this one and are built already. */
export function listFurtherPages(
  language: Language,
): { id: (typeof pages)[number]['id']; icon: string; href: string }[] {
  return pages.flatMap(({ id, icon }) => {
    const href = linkTo(id, language)
    return href ? [{ id, icon, href }] : []
  })
}

/** Where to read on: name, one line, arrow. */
export function FurtherLinks({ copy, language }: { copy: TravelInfoCopy['further']; language: Language }) {
  return (
    <ul className="links">
      {listFurtherPages(language).map(({ id, icon, href }) => (
        <li key={id}>
          <a href={href}>
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
