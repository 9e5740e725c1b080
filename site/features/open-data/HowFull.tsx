import type { Language } from '#contract/languages.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import { fullness, limits, listCarParks, readFullness } from '#site/content/model/open-data/how-full.ts'
import { trips } from '#site/content/model/trip-queries.ts'
import { formatStretches } from '#site/domain/calendar/format-light.ts'
import { joinStretches, lightOfDay } from '#site/domain/calendar/light-of-day.ts'
import { stretchWords } from '#site/domain/calendar/light-words.ts'
import { formatMonths } from '#site/i18n/format-months.ts'
import { pickWords, translator } from '#site/i18n/translate.ts'

const names = { quiet: 'openData.full.quiet', busy: 'openData.full.busy', full: 'openData.full.full' } as const

/** Which months are quiet, busy and full, by rooms that hotels let; nothing before such figures have been accepted. */
export function FullMonths({ language }: { language: Language }) {
  const found = readFullness()
  if (!found) return null
  const translate = translator(language)
  const source = typeof found.source === 'string' ? found.source : found.source[language]
  return (
    <div className="how-full">
      <p>
        <b>{translate('openData.full.title')}</b>
      </p>
      <dl className="rows">
        {fullness
          .filter((kind) => found[kind].length > 0)
          .map((kind) => (
            <div key={kind}>
              <dt>{translate(names[kind])}</dt>
              <dd>{formatMonths(found[kind], language)}</dd>
            </div>
          ))}
      </dl>
      <p className="caption">{translate('openData.full.note', { source, busy: limits.busy, full: limits.full })}</p>
    </div>
  )
}

/** When famous car parks have room in high season: before they fill, while it is light. */
export function QuietHours({ language }: { language: Language }) {
  const translate = translator(language)
  return (
    <div className="how-full">
      <p>
        <b>{translate('openData.quiet.title')}</b>
      </p>
      <dl className="rows">
        {listCarParks(language).map(({ trip: id, months, fullFrom }) => {
          const trip = trips.read(id, language)
          const month = months[Math.floor(months.length / 2)] ?? 7
          const light = lightOfDay(trip.facts.coordinates, `2027-${String(month).padStart(2, '0')}-15`)
          const isLight = joinStretches(
            [...light.sunUp, ...light.civilTwilight].sort((one, other) => one.start - other.start),
          )
          const hours = formatStretches(isLight, light.day, pickWords(language, stretchWords))
          return (
            <div key={id}>
              <dt>
                <a href={linkToEntry('trips', id, language)}>{trip.facts.name}</a>
              </dt>
              <dd>
                {translate(fullFrom ? 'openData.quiet.before' : 'openData.quiet.early', {
                  time: fullFrom ?? '',
                  months: formatMonths(months, language),
                })}{' '}
                {translate('openData.quiet.light', { hours, month: formatMonths([month], language) })}
              </dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}
