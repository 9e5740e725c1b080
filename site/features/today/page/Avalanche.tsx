import type { AvalancheDay } from '#contract/today.ts'
import { isRefused, Quote, Refusal, SourceLine, UnreadableNote } from '#site/features/today/parts/PartStatus.tsx'
import { capitalise } from '#site/i18n/capitalise.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatLongDay } from '#site/i18n/format-date.ts'
import { Fold } from '#site/ui/Fold.tsx'
import { Scale } from './Scale.tsx'
import type { TodayView } from './today-view.ts'

/** Of the bulletin: 1 to 5. */
const highestDanger = 5

/** The avalanche bulletins of today and the days after, shortened and said to be so, or why there are none. */
export function Avalanche({ view, retry }: { view: TodayView; retry: () => void }) {
  const { words } = view
  const part = view.answer.parts.avalanche
  if (isRefused(part))
    return <Refusal part={part} name="avalanche" said={{ failed: words.avalancheFailed }} saying={view} retry={retry} />
  const days = part.data ?? []
  const [first, ...later] = days
  return (
    <>
      {part.state === 'outOfSeason' ? (
        <p data-out-of-season="">{words.outOfSeason}</p>
      ) : days.length === 0 ? (
        <p>{words.notAssessed}</p>
      ) : (
        <>
          <UnreadableNote part={part} name="avalanche" saying={view} />
          {first ? <Day day={first} view={view} /> : null}
          {later.length > 0 ? (
            <div className="accordion">
              <Fold title={words.avalancheLater}>
                <div className="today-days today-folded">
                  {later.map((day) => (
                    <Day key={day.date} day={day} view={view} />
                  ))}
                </div>
              </Fold>
            </div>
          ) : null}
          <p className="today-note">
            <a href={days[0]?.link ?? part.link}>{words.summary}</a>
          </p>
        </>
      )}
      <SourceLine part={part} saying={view} />
    </>
  )
}

function Day({ day: { date, level, mainText }, view }: { day: AvalancheDay; view: TodayView }) {
  const { words, locale } = view
  return (
    <div className="today-day" data-danger={level ?? 'unknown'}>
      <h3>{capitalise(formatLongDay(date, locale))}</h3>
      <p className="today-danger">
        {level === null ? null : <b aria-hidden="true">{level}</b>}
        <span>
          <span>
            {level === null
              ? words.notAssessed
              : fillGaps(words.avalancheLevel, { n: level, word: words[`avalanche${level}`] })}
          </span>
          {level === null ? null : <Scale level={level} highest={highestDanger} />}
        </span>
      </p>
      <Quote said={mainText} saying={view} />
    </div>
  )
}
