import type { Language } from '#contract/languages.ts'
import { geoAddressOf, listOutsideMaps, type NamedPosition } from '#site/domain/geography/outside-maps.ts'
import { translator } from '#site/i18n/translate.ts'

interface Props {
  facts: NamedPosition
  address: string | undefined
  language: Language
}

/** The address with the maps it can be opened in; works without script, and asks nothing of them before a click. */
export function OutsideMaps({ facts, address, language }: Props) {
  const translate = translator(language)
  return (
    <>
      {address}
      <details className="outside-maps">
        <summary>{translate('map.openIn')}</summary>
        <ul>
          <li>
            <a className="link" href={geoAddressOf(facts)}>
              {translate('map.openIn.device')}
            </a>
          </li>
          {listOutsideMaps(facts).map(({ name, href }) => (
            <li key={name}>
              <a className="link" href={href} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
