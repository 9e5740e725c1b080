import { describeRoad, type RoadRow } from '#site/features/today/parts/describe-road.ts'
import { sayMoment } from '#site/features/today/parts/format-moment.ts'
import { PartGap, Refusal, SourceLine, UnreadableNote } from '#site/features/today/parts/PartStatus.tsx'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatFigure } from '#site/i18n/format-number.ts'
import { Fold } from '#site/ui/Fold.tsx'
import { withKeys } from '#site/ui/with-keys.ts'
import type { TodayView } from './today-view.ts'

/** What may keep somebody from driving on; the rest is folded. */
const hindering: readonly RoadRow['kind'][] = ['closed', 'convoy', 'shortClosures', 'ferry', 'strongWind']

/** The messages of the road, each in a sentence of our own with the original words folded below it, or that there are none. */
export function Road({ view, retry }: { view: TodayView; retry: () => void }) {
  const { words, locale } = view
  const { road, roadWeather } = view.answer.parts
  const { rows, none } = describeRoad(road.data ?? [], view)
  const others = rows.filter(({ kind }) => !hindering.includes(kind))
  const windiest = (roadWeather.data ?? [])
    .filter(({ gust }) => gust !== null)
    .toSorted((one, other) => (other.gust ?? 0) - (one.gust ?? 0))[0]
  return (
    <>
      <Refusal part={road} name="road" said={{ failed: words.roadFailed }} saying={view} retry={retry} />
      <UnreadableNote part={road} name="road" saying={view} />
      {road.data !== null && none !== null && !road.unreadable ? <p>{none}</p> : null}
      <Rows rows={rows.filter(({ kind }) => hindering.includes(kind))} words={words} />
      {others.length > 0 ? (
        <div className="accordion">
          <Fold title={fillGaps(words.roadMore, { n: others.length })}>
            <Rows rows={others} words={words} />
          </Fold>
        </div>
      ) : null}
      {windiest ? (
        <p className="today-note">
          {fillGaps(words.windOnRoad, {
            where: windiest.where,
            v: formatFigure(windiest.gust ?? 0, locale),
            t: sayMoment(windiest.measuredAt, view),
          })}
        </p>
      ) : null}
      {road.data !== null ? <PartGap part={roadWeather} name="roadWeather" saying={view} /> : null}
      {road.data !== null ? <SourceLine part={road} saying={view} /> : null}
    </>
  )
}

function Rows({ rows, words }: { rows: readonly RoadRow[]; words: TodayView['words'] }) {
  if (rows.length === 0) return null
  return (
    <ul className="today-rows">
      {withKeys(rows, ({ label, sentence, original }) => `${label} ${sentence} ${original}`).map(
        ([key, { kind, label, sentence, original, reported }]) => (
          <li key={key} className="today-road" data-kind={kind}>
            <b>{label}</b>
            <p>{sentence}</p>
            {original ? (
              <details>
                <summary>{[words.original, reported].filter(Boolean).join(' · ')}</summary>
                <q lang="nb">{original}</q>
              </details>
            ) : reported ? (
              <small>{reported}</small>
            ) : null}
          </li>
        ),
      )}
    </ul>
  )
}
