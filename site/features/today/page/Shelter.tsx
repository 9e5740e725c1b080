import type { AdviceRules } from '#site/content/model/advice-queries.ts'
import { nameSite } from '#site/features/today/parts/name-site.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { MoreLink } from '#site/ui/MoreLink.tsx'
import { telephoneAddressOf } from '#site/ui/telephone-address.ts'
import { findIndoors, type IndoorIdea } from './find-indoors.ts'
import { formatClock, formatWay } from './say-advice.ts'
import { nameOf, type TodayView } from './today-view.ts'

/** From this hour on what is left of today is the evening. */
const eveningHour = 17

/** While one should not drive far: what to do about a bed that is elsewhere. What is shut stands at the top of the page. */
export function Stay({ view: { words, place }, beds }: { view: TodayView; beds: string }) {
  return (
    <p>
      {fillGaps(words.bedElsewhere, { place: nameOf(place) })} <MoreLink href={beds}>{words.findBed}</MoreLink>
    </p>
  )
}

interface IndoorsProps {
  view: TodayView
  rules: AdviceRules
  /** Addresses of what is told already. */
  known: readonly string[]
}

/** What there is under a roof today, or tomorrow where the day is over; never nothing. */
export function Indoors({ view, rules, known }: IndoorsProps) {
  const { words, now } = view
  const ideas = findIndoors(rules, view).filter(({ entry }) => !known.includes(entry.href))
  const isEvening = Number(formatClock(now)) >= eveningHour
  const days = [
    ['today', isEvening ? words.indoorsTonight : words.indoorsToday],
    ['tomorrow', words.indoorsTomorrow],
  ] as const
  if (ideas.length === 0) return known.length > 0 ? null : <p>{words.indoorsNone}</p>
  return days.map(([day, title]) => {
    const list = ideas.filter((each) => each.day === day)
    return list.length === 0 ? null : (
      <div key={day} data-indoors={day}>
        <h3>{title}</h3>
        <ol className="advice">
          {list.map((idea) => (
            <Idea key={idea.entry.href} idea={idea} view={view} />
          ))}
        </ol>
      </div>
    )
  })
}

function Idea({ idea: { entry, open, way }, view }: { idea: IndoorIdea; view: TodayView }) {
  const { words, language } = view
  const { phone, website } = entry
  const said = open
    ? fillGaps(words.openBetween, { a: formatClock(open.from), b: formatClock(open.until) })
    : words.askFirst
  return (
    <li>
      <h4>
        <a href={entry.href}>{entry.name}</a>
      </h4>
      <p className="advice-far">{formatWay(way, view)}</p>
      <p className="advice-why">
        {phone || website ? `${said}: ` : `${said}.`}
        {phone ? (
          <a className="link num" href={telephoneAddressOf(phone)}>
            {phone.replaceAll(' ', '\u00a0')}
          </a>
        ) : website ? (
          <a href={website}>{nameSite(website, language)}</a>
        ) : null}
      </p>
    </li>
  )
}
