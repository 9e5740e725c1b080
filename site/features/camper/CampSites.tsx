import type { Language } from '#contract/languages.ts'
import type { MapPoint } from '#site/content-model/map-point-queries.ts'
import { translator } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { AddToTrip } from '#site/trip-plan/AddToTrip.tsx'
import { refOfMapPoint } from '#site/trip-plan/stop-reference.ts'
import { OutLink } from '#site/ui/OutLink.tsx'
import { telephoneAddressOf } from '#site/ui/telephone-address.ts'
import './CampSites.css'

interface Props {
  /** Points of the map’s category camping. */
  points: readonly MapPoint[]
  language: Language
}

/** The camp sites from east to west, each with its address and its place on the map. */
export function CampSites({ points, language }: Props) {
  const translate = translator(language)
  const sites = points.toSorted((one, other) => other.coordinates.longitude - one.coordinates.longitude)
  return (
    <ul className="rows camp-sites">
      {sites.map(({ id, name, description, address, phone, website }) => (
        <li key={id}>
          <h3>
            <a className="link" href={`${hrefFor('map', language)}?punkt=${id}`}>
              {name}
              <span className="visually-hidden">, {translate('page.map')}</span>
            </a>
          </h3>
          <p>{description}</p>
          {address ? <p className="small muted">{address}</p> : null}
          {phone ? (
            <p>
              <a className="link num" href={telephoneAddressOf(phone)}>
                {phone.replaceAll(' ', '\u00a0')}
              </a>
            </p>
          ) : null}
          {website ? <OutLink href={website} language={language} /> : null}
          <AddToTrip stop={refOfMapPoint({ id })} name={name} />
        </li>
      ))}
    </ul>
  )
}
