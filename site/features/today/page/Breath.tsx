import type { TodayPartName } from '#contract/today.ts'
import type { TodaySection } from '#site/content/model/pages/today-sections.ts'
import { osloDateOf } from '#site/domain/calendar/oslo-day.ts'
import { capitalise } from '#site/i18n/capitalise.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatLongDay } from '#site/i18n/format-date.ts'
import type { Advice } from './advise.ts'
import { sayCancelled, sayClearSky, sayClosedRoads, sayDryNow, sayWarned } from './day-facts.ts'
import { formatWhen, isToStay } from './say-advice.ts'
import { sayReach } from './say-reach.ts'
import { nameOf, type TodayView } from './today-view.ts'

/** A sentence, and the part of the page that it leads to. */
export interface BreathSentence {
  part: TodaySection | 'advice'
  text: string
  /** The same in lines, where it is long. */
  lines?: readonly string[]
}

const mostSentences = 4
/** The parts that a sentence may lack, by the section that says more. */
const needed = [
  ['warnings', 'warnings'],
  ['road', 'road'],
  ['departures', 'boats'],
  ['flights', 'flights'],
  ['forecast', 'dry'],
] as const satisfies readonly (readonly [TodayPartName, TodaySection])[]

/**
 * Returns the day in one to four parts: where one can drive to, ferry and flight, warning, as far as they are true now; what is not known, or not
 * yet; dry hours, clear sky; and last what to do of it.
 */
export function describeBreath(
  view: TodayView,
  advice: Advice | null,
  stopNames: Readonly<Record<string, string>>,
): BreathSentence[] {
  const wrap = (part: BreathSentence['part'], text: string | null) => (text === null ? [] : [{ part, text }])
  const fitting = sayFitting(view, advice)
  const grave = [sayCancelled(view, stopNames), sayWarned(view)].flatMap((each) => each ?? [])
  const reach = sayReach(view, stopNames)
  // Two roads, where the others leave room.
  const roads = [...(reach ? [reach.lines.join(' ')] : []), ...sayClosedRoads(view, reach?.told)].slice(
    0,
    Math.max(1, Math.min(2, mostSentences - grave.length - fitting.length)),
  )
  const others = [...sayMissing(view), ...wrap('dry', sayDryNow(view)), ...wrap('light', sayClearSky(view))]
  const room = mostSentences - roads.length - grave.length - fitting.length
  const road = wrap('road', roads.join(' ') || null).map((each) =>
    reach ? { ...each, lines: [...reach.lines, ...roads.slice(1)] } : each,
  )
  return [...road, ...grave, ...others.slice(0, room), ...fitting]
}

/** Says what nobody knows, before what is still under way. */
function sayMissing({ answer, words, language }: TodayView): BreathSentence[] {
  const list = (['failed', 'waiting'] as const).map((state) => {
    const parts = needed.filter(([name]) => answer.parts[name].data === null && answer.parts[name].state === state)
    const names = parts.map(([name]) => words[`part_${name}`])
    return { state, part: parts[0]?.[1], names: language === 'de' ? names : names.map((each) => each.toLowerCase()) }
  })
  return list.flatMap(({ state, part, names }) => {
    const sentence = state === 'failed' ? words.breathFailed : words.breathWaiting
    return part ? [{ part, text: fillGaps(sentence, { parts: names.join(', ') }) }] : []
  })
}

/** Says to stay where long drives are to be left, else what fits first. */
function sayFitting(view: TodayView, advice: Advice | null): BreathSentence[] {
  const { words, place } = view
  if (!advice) return []
  if (isToStay(advice)) return [{ part: 'advice', text: fillGaps(words.breathStay, { place: nameOf(place) }) }]
  const [first] = advice.toDo
  if (!first) return [{ part: 'advice', text: words.nothingOutdoors }]
  return [
    { part: 'advice', text: fillGaps(words.breathFits, { name: first.entry.name, when: formatWhen(first, view) }) },
  ]
}

interface Props {
  view: TodayView
  advice: Advice | null
  stopNames: Readonly<Record<string, string>>
}

/** The day in one breath, at the top of the page: each sentence leads to its part. */
export function Breath({ view, advice, stopNames }: Props) {
  return (
    <>
      <p>{capitalise(formatLongDay(osloDateOf(view.now), view.locale))}</p>
      <ul className="lead today-breath">
        {describeBreath(view, advice, stopNames).map(({ part, text, lines = [text] }) => (
          <li key={part}>
            <a href={`#${part}`}>
              {lines.map((line) => (
                <span key={line}>{`${line} `}</span>
              ))}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
