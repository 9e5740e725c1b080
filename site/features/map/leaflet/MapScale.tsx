import { type Language, languages } from '#contract/languages.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { arrowUp } from '#site/ui/icons.ts'
import { chooseScale } from './drawing/scale-bar.ts'

interface Props {
  latitude: number
  zoom: number
  language: Language
}

/** A distance drawn at the scale of the map, and where north is. Distances in words are in the list. */
export function MapScale({ latitude, zoom, language }: Props) {
  const { metres, width } = chooseScale(latitude, zoom)
  const { format } = new Intl.NumberFormat(languages[language].locale, {
    style: 'unit',
    unit: metres < 1000 ? 'meter' : 'kilometer',
  })
  return (
    <p className="map-scale" aria-hidden="true">
      <Icon svg={arrowUp} />
      <span className="map-scale-bar" style={{ width }}>
        {format(metres < 1000 ? metres : metres / 1000)}
      </span>
    </p>
  )
}
