import type { Language } from '#contract/languages.ts'
import {
  appleAddressOf,
  geoAddressOf,
  googleAddressOf,
  mapAddressOf,
  type NamedPosition,
  organicAddressOf,
} from '#site/geography/outside-maps.ts'
import { translator } from '#site/i18n/translate.ts'

interface Props {
  facts: NamedPosition
  address: string | undefined
  language: Language
}

/** The address with the maps it can be opened in; works without script, and asks nothing of them before a click. */
export function OutsideMaps({ facts, address, language }: Props) {
  const translate = translator(language)
  const maps = [
    { name: translate('map.openIn.device'), href: geoAddressOf(facts) },
    { name: 'Apple Maps', href: appleAddressOf(facts) },
    { name: 'Google Maps', href: googleAddressOf(facts.coordinates) },
    { name: 'OpenStreetMap', href: mapAddressOf(facts.coordinates) },
    { name: 'Organic Maps', href: organicAddressOf(facts) },
  ]
  return (
    <>
      {address}
      <details className="outside-maps">
        <summary>{translate('map.openIn')}</summary>
        <ul>
          {maps.map(({ name, href }) => (
            <li key={name}>
              <a className="link" href={href} rel="noopener noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
