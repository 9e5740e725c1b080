import type { Language } from '#contract/languages.ts'
import type { CampSite } from '#site/content/model/camp-site-queries.ts'
import { refOfMapPoint } from '#site/content/model/stop-reference.ts'
import { AddToTrip } from '#site/features/trip/index.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatWholeKilometres } from '#site/i18n/format-kilometres.ts'
import { translator } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { OutLink } from '#site/ui/OutLink.tsx'
import { telephoneAddressOf } from '#site/ui/telephone-address.ts'
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
    <ul className="rows camp-sites">
      {sites.map(({ id, name, description, address, phone, website, near: places }) => (
        <li key={id}>
          <h3>
            <a className="link" href={`${hrefFor('map', language)}?punkt=${id}`}>
              {name}
              <span className="visually-hidden">, {translate('page.map')}</span>
            </a>
          </h3>
          <p>{description}</p>
          <p className="small">{fillGaps(near, { places: formatPlaces(places) })}</p>
          {address ? <p className="small muted">{address}</p> : null}
          <div className="camp-site-ways cluster">
            {phone ? (
              <a className="link num" href={telephoneAddressOf(phone)}>
                {phone.replaceAll(' ', '\u00a0')}
              </a>
            ) : null}
            {website ? <OutLink href={website} language={language} /> : null}
            <AddToTrip language={language} stop={refOfMapPoint({ id })} name={name} />
          </div>
        </li>
      ))}
    </ul>
  )
}
