import { renderTextLine } from '#site/content/model/render-text.ts'
import { formatPosition } from '#site/domain/geography/format-position.ts'
import { translator } from '#site/i18n/translate.ts'
import { Facts } from '#site/ui/Facts.tsx'
import { RichText } from '#site/ui/RichText.tsx'
import { StartChart } from './StartChart.tsx'
import type { TripProps } from './trip-props.ts'
import './TripText.css'

export function TripStart({ trip, copy, language }: TripProps) {
  const { facts, words } = trip
  const translate = translator(language)
  const file = `content/trips/${trip.id}/${language}.md`
  const rough = facts.coordinates.isApproximate ? ` (${translate('entry.approximate')})` : ''
  const rows = [
    ...facts.facts.flatMap(({ id }) => {
      const row = words.facts[id]
      return row ? [{ name: row.name, valueHtml: renderTextLine(row.value, language, file) }] : []
    }),
    { name: copy.start.position, valueHtml: `${formatPosition(facts.coordinates, language)}${rough}` },
  ]
  return (
    <div className="full split">
      <div>
        <h2>{copy.start.title}</h2>
        <RichText as="p" className="start-way" html={renderTextLine(words.gettingThere, language, file)} />
        <Facts facts={rows} />
      </div>
      <aside>
        <StartChart trip={trip} copy={copy} language={language} />
      </aside>
    </div>
  )
}
