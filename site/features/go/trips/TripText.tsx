import { yearBarsOf } from '#site/content/model/format-facts.ts'
import { renderTextLine } from '#site/content/model/render-text.ts'
import { translator } from '#site/i18n/translate.ts'
import { RichText } from '#site/ui/RichText.tsx'
import { YearBars } from '#site/ui/YearBars.tsx'
import type { TripProps } from './trip-props.ts'
import './TripText.css'

export function TripText({ trip, copy, language }: TripProps) {
  const { facts, words } = trip
  const file = `content/trips/${trip.id}/${language}.md`
  const bars = yearBarsOf(trip, language)
  return (
    <div className="full split">
      <div>
        <h2>{copy.text[facts.type]}</h2>
        <RichText as="div" className="prose" html={trip.bodyHtml} />
      </div>
      <aside className="trip-aside">
        <h3>{copy.text.season}</h3>
        <RichText as="p" html={renderTextLine(words.season, language, file)} />
        {bars.length > 0 ? (
          <YearBars bars={bars} monthInitials={translator(language)('month.initials').split(' ')} />
        ) : null}
        <h3>{copy.text.cost}</h3>
        <RichText as="p" html={renderTextLine(words.cost, language, file)} />
      </aside>
    </div>
  )
}
