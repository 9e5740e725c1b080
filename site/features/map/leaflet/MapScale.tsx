import { type Language, languages } from '#contract/languages.ts'
import { formatNumber } from '#site/i18n/format-number.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { arrowUp } from '#site/ui/icons.ts'
import { chooseScale } from './drawing/map-frame.ts'

interface Props {
  latitude: number
  zoom: number
  language: Language
}

/** A distance drawn at the scale of the map, and where north is. Distances in words are in the list. */
export function MapScale({ latitude, zoom, language }: Props) {
  const { metres, width } = chooseScale(latitude, zoom)
  // The unit by hand: a formatter of units takes a slow phone 50 ms to make.
  const [distance, unit] = metres < 1000 ? [metres, 'm'] : [metres / 1000, 'km']
  return (
    <p className="map-scale" aria-hidden="true">
      <Icon svg={arrowUp} />
      <span className="map-scale-bar" style={{ width }}>
        {`${formatNumber(distance, languages[language].locale)} ${unit}`}
      </span>
    </p>
  )
}
