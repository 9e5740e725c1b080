import { listMonthsOff } from '#site/content/model/advised-against.ts'
import { renderTextLine } from '#site/content/model/render-text.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { warning } from '#site/ui/icons.ts'
import { shownIn } from '#site/ui/month-of-today.ts'
import { RichText } from '#site/ui/RichText.tsx'
import { formatOffSeason } from './format-trip.ts'
import type { TripProps } from './trip-props.ts'
import './TripAlarm.css'

/** The notice before everything else in months outside the season of a trip, where no warning stands in its place. */
export function OffSeason({ trip, copy, language }: TripProps) {
  const off = listMonthsOff(trip.facts)
  if (off.length === 0) return null
  const file = `content/pages/trips/${language}.yaml`
  const { clear, clearDay, darkest, reasons } = copy.offSeason
  return (
    <section className="alarm" data-months={shownIn(off)}>
      <div className="wrap">
        <div className="alarm-warning">
          <h2>
            <Icon svg={warning} />
            <span>{formatOffSeason(trip, copy, language)}</span>
          </h2>
        </div>
        <div className="alarm-reasons">
          <ul>
            <li>
              <RichText html={renderTextLine(reasons[trip.facts.type], language, file)} />
            </li>
            {trip.facts.type === 'hike' ? (
              <>
                <li data-months={shownIn([12, 1])}>{darkest}</li>
                <li>
                  <b>{clear}:</b> <RichText html={renderTextLine(clearDay[trip.facts.island], language, file)} />
                </li>
              </>
            ) : null}
          </ul>
        </div>
      </div>
    </section>
  )
}
