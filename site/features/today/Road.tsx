import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatMoment } from '#site/today/format-moment.ts'
import { PartGap, Refusal, SourceLine } from '#site/today/PartStatus.tsx'
import { formatNumber } from '#site/today/say-part.ts'
import { withKeys } from '#site/ui/with-keys.ts'
import type { TodayView } from './today-view.ts'

const hindering = new Set(['closed', 'shortClosures', 'convoy'])

/** The messages of the road with our own labels and the original words, or that there are none. */
export function Road({ view, retry }: { view: TodayView; retry: () => void }) {
  const { words, locale } = view
  const { road, roadWeather } = view.answer.parts
  const messages = road.data ?? []
  const windiest = (roadWeather.data ?? [])
    .filter(({ gust }) => gust !== null)
    .toSorted((one, other) => (other.gust ?? 0) - (one.gust ?? 0))[0]
  return (
    <>
      <Refusal part={road} failed={words.roadFailed} saying={view} retry={retry} />
      {road.data !== null && !messages.some(({ kind }) => hindering.has(kind)) ? <p>{words.roadNone}</p> : null}
      {messages.length > 0 ? (
        <ul className="today-rows">
          {withKeys(messages, ({ id }) => id).map(([key, { kind, road: number, where, lines, updatedAt }]) => (
            <li key={key} className="today-road" data-kind={kind}>
              <b>{[number, words[`road_${kind}`]].filter(Boolean).join(' · ')}</b>
              {where ? <span lang="nb">{where}</span> : null}
              <q lang="nb">{lines.join(' ')}</q>
              {updatedAt ? <small>{fillGaps(words.roadReported, { t: formatMoment(updatedAt, view) })}</small> : null}
            </li>
          ))}
        </ul>
      ) : null}
      {windiest ? (
        <p className="today-note">
          {fillGaps(words.windOnRoad, {
            where: windiest.where,
            v: formatNumber(windiest.gust ?? 0, locale),
            t: formatMoment(windiest.measuredAt, view),
          })}
        </p>
      ) : null}
      {road.data !== null ? <PartGap part={roadWeather} name={words.part_roadWeather} saying={view} /> : null}
      {road.data !== null ? <SourceLine part={road} saying={view} /> : null}
    </>
  )
}
