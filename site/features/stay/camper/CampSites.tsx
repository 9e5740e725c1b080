import type { Language } from '#contract/languages.ts'
import type { CampSite } from '#site/content/model/camp-site-queries.ts'
import { groupSources } from '#site/content/model/group-sources.ts'
import type { CamperSection } from '#site/content/model/pages/camper-copy.ts'
import { refOfMapPoint } from '#site/content/model/stop-reference.ts'
import { FoldedSources } from '#site/features/entry/FoldedSources.tsx'
import { AddToTrip } from '#site/features/trip/index.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatWholeKilometres } from '#site/i18n/formats.ts'
import { translator } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { caretDown } from '#site/ui/icons.ts'
import { OutLink } from '#site/ui/OutLink.tsx'
import { telephoneAddressOf } from '#site/ui/telephone-address.ts'
import '#site/ui/accordion.css'
import './CampSites.css'

interface Props {
  sites: readonly CampSite[]
  /** With `{places}`: what a site is near to. */
  near: string
  language: Language
}

/** The camp sites along the road, each with the places it is near, its address and its place on the map. */
export function CampSites({ sites, near, language }: Props) {
  const translate = translator(language)
  const formatPlaces = (places: CampSite['near']) =>
    places
      .map(({ name, kilometres }) =>
        kilometres === undefined ? name : `${name} ${formatWholeKilometres(Math.max(1, kilometres), language)}`,
      )
      .join(', ')
  return (
    <ul className="accordion camp-sites">
      {sites.map(({ id, name, description, address, phone, website, near: places }) => (
        <li key={id}>
          <details>
            <summary>
              <span>
                <b>{name}</b>
                <small>{fillGaps(near, { places: formatPlaces(places) })}</small>
              </span>
              <Icon svg={caretDown} />
            </summary>
            <div>
              <p>{description}</p>
              {address ? <p className="small muted">{address}</p> : null}
              <p className="camp-site-ways cluster">
                {phone ? (
                  <a className="link num" href={telephoneAddressOf(phone)}>
                    {phone.replaceAll(' ', '\u00a0')}
                  </a>
                ) : null}
                {website ? <OutLink href={website} language={language} /> : null}
                <a className="link" href={`${hrefFor('map', language)}?punkt=${id}`}>
                  {translate('page.map')}
                  <span className="visually-hidden">, {name}</span>
                </a>
              </p>
              <AddToTrip language={language} stop={refOfMapPoint({ id })} name={name} />
            </div>
          </details>
        </li>
      ))}
    </ul>
  )
}

interface CamperSourcesProps {
  sections: readonly CamperSection[]
  path: string
  language: Language
}

/** Who says what the sections of the page say. */
export function CamperSources({ sections, path, language }: CamperSourcesProps) {
  const uses = sections.flatMap(({ rows }) => rows.map((row) => ({ ...row, use: row.name })))
  return <FoldedSources grouped={groupSources(uses, language)} path={path} language={language} />
}
