import type { TodayPartName } from '#contract/today.ts'
import type { AdviceRules } from '#site/content/model/advice-queries.ts'
import type { Contactable } from '#site/content/model/bed-queries.ts'
import type { TodaySection } from '#site/content/model/pages/today-sections.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import type { Advice } from './advise.ts'
import { findClearestSky } from './clear-sky.ts'
import { sayCancelled, sayClearSky, sayClosedRoads, sayDryNow, sayWarned } from './day-facts.ts'
import { describeTonight } from './describe-tonight.ts'
import { findBeds } from './find-beds.ts'
import { findIndoors, nameDayIndoors } from './find-indoors.ts'
import { findNight } from './night.ts'
import { adviseToday, formatWhen, isToStay } from './say-advice.ts'
import { sayOpenRoad, sayReach } from './say-reach.ts'
import { nameOf, type TodayView } from './today-view.ts'

/** A sentence, and the part of the page that it leads to. */
export interface BreathSentence {
  part: TodaySection | 'advice' | 'beds'
  text: string
  /** The same in pieces, where it is long: what it is about, and the rest. */
  lines?: readonly string[]
}

const mostSentences = 4
/** Of houses that a sentence names. */
const mostNames = 2
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
 * yet; dry hours, clear sky; and last what to do of it. While one should stay, that is told in three: the sky, a roof, a bed.
 */
export function describeBreath(
  view: TodayView,
  rules: AdviceRules,
  stopNames: Readonly<Record<string, string>>,
): BreathSentence[] {
  const advice = adviseToday(view, rules)
  const isStaying = isToStay(advice)
  const fitting = isStaying ? [] : sayFitting(view, advice)
  const most = mostSentences - (isStaying ? 1 : fitting.length)
  const grave = [sayCancelled(view, stopNames), sayWarned(view)].flatMap((each) => each ?? [])
  const reach = sayReach(view, stopNames)
  // Two roads, where the others leave room.
  const roads = [...(reach ? [reach.lines.join(' ')] : []), ...sayClosedRoads(view, reach?.told)].slice(
    0,
    Math.max(1, Math.min(2, most - grave.length)),
  )
  const sky = wrap('light', saySky(view, rules, isStaying))
  const others = [...sayMissing(view), ...(isStaying ? [] : [...wrap('dry', sayDryNow(view)), ...sky])]
  const room = most - roads.length - grave.length
  const road = wrap('road', roads.join(' ') || null).map((each) =>
    reach && reach.told.length > 0 ? { ...each, lines: [...reach.lines, ...roads.slice(1)] } : each,
  )
  // On a quiet day, before what is to do of it.
  const open = roads.length + grave.length === 0 && !isStaying ? wrap('road', sayOpenRoad(view)) : []
  return [
    ...road,
    ...open,
    ...grave,
    ...others.slice(0, room - open.length),
    ...(isStaying ? [...sky, ...sayStaying(view, rules)] : fitting),
  ]
}

function wrap(part: BreathSentence['part'], text: string | null): BreathSentence[] {
  return text === null ? [] : [{ part, text }]
}

/** Says where the sky is clearest and where to stand there, or why nothing is to be seen. */
function saySky(view: TodayView, { stands }: AdviceRules, isStaying: boolean): string | null {
  const { words, place } = view
  if (!findNight(view)) return sayClearSky(view)
  const best = findClearestSky(view)
  if (best && !isStaying) return `${sayClearSky(view)} ${words.standHere}: ${stands[best.place].name}.`
  const answer = describeTonight(view)?.answer
  if (!answer) return null
  const [where = ''] = best?.place === place ? stands[place].village.split(/(?<=\.) /) : []
  return [words.skyQuestion, answer, where].filter(Boolean).join(' ')
}

/** Says to stay, what there is under a roof, and whom to ask for a bed. */
function sayStaying(view: TodayView, rules: AdviceRules): BreathSentence[] {
  const { words, place } = view
  const name = (houses: readonly (Contactable & { name: string })[]) =>
    houses
      .slice(0, mostNames)
      .map((house) => [house.name, house.phone?.replaceAll(' ', '\u00a0')].filter(Boolean).join(' '))
      .join(', ')
  const ideas = findIndoors(rules, view)
  const [first] = ideas
  const indoors = ideas.flatMap(({ day, entry }) => (day === first?.day ? entry : []))
  const roof = first ? `${nameDayIndoors(first.day, view)}: ${name(indoors)}.` : ''
  const beds = findBeds(rules.beds, view).map(({ bed }) => bed)
  const stay = fillGaps(words.breathStay, { place: nameOf(place) })
  return [
    { part: 'advice', text: [stay, roof].filter(Boolean).join(' '), lines: [stay, roof].filter(Boolean) },
    ...wrap('beds', beds.length > 0 ? `${words.bedTonight}: ${name(beds)}.` : null),
  ]
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

/** Says what fits first. */
function sayFitting(view: TodayView, advice: Advice | null): BreathSentence[] {
  const { words } = view
  if (!advice) return []
  const [first] = advice.toDo
  if (!first) return [{ part: 'advice', text: words.nothingOutdoors }]
  return [
    { part: 'advice', text: fillGaps(words.breathFits, { name: first.entry.name, when: formatWhen(first, view) }) },
  ]
}

/** Returns what a sentence is about and the rest of it, as «Innstilt:» and what is; the whole where it does not begin so. */
function splitLabel(text: string): string[] {
  const [, label, rest] = /^([^:?\d]{3,40}[:?]) (.+)$/s.exec(text) ?? []
  return label && rest ? [label, rest] : [text]
}

interface Props {
  view: TodayView
  rules: AdviceRules
  stopNames: Readonly<Record<string, string>>
}

/** The day in one breath, at the top of the page: each sentence leads to its part. */
export function Breath({ view, rules, stopNames }: Props) {
  return (
    <ul className="today-breath">
      {describeBreath(view, rules, stopNames).map(({ part, text, lines = splitLabel(text) }) => (
        <li key={part}>
          <a href={`#${part}`}>
            {lines.map((line, index) => {
              const Piece = index === 0 && lines.length > 1 ? 'b' : 'span'
              return <Piece key={line}>{`${line} `}</Piece>
            })}
          </a>
        </li>
      ))}
    </ul>
  )
}
