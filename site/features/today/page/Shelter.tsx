import type { AdviceRules } from '#site/content/model/advice-queries.ts'
import type { Contactable } from '#site/content/model/bed-queries.ts'
import { capitalise } from '#site/i18n/capitalise.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { Contact } from '#site/ui/Contact.tsx'
import { MoreLink } from '#site/ui/MoreLink.tsx'
import { findBeds } from './find-beds.ts'
import { findIndoors, type IndoorIdea, nameDayIndoors } from './find-indoors.ts'
import { formatWay } from './format-way.ts'
import { formatClock, sayAsk } from './say-advice.ts'
import type { TodayView } from './today-view.ts'

interface StayProps {
  view: TodayView
  rules: AdviceRules
  /** The list of hotels. */
  beds: string
}

/** While one should not drive far: what to do about a bed that is elsewhere, and whom to ask for one that can be reached. */
export function Stay({ view, rules, beds }: StayProps) {
  const { words } = view
  return (
    <div id="beds">
      <h3>{words.bedTonight}</h3>
      <p>{words.bedElsewhere}</p>
      <ul className="houses">
        {findBeds(rules.beds, view).map(({ bed, way }) => (
          <House key={bed.name} house={bed} notes={[formatWay(way, view)]} />
        ))}
      </ul>
      <p className="advice-more">
        <MoreLink href={beds}>{words.findBed}</MoreLink>
      </p>
    </div>
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
  const ideas = findIndoors(rules, view).filter(({ entry }) => !known.includes(entry.href))
  if (ideas.length === 0) return known.length > 0 ? null : <p>{view.words.indoorsNone}</p>
  return (['today', 'tomorrow'] as const).map((day) => {
    const list = ideas.filter((each) => each.day === day)
    return list.length === 0 ? null : (
      <div key={day} data-indoors={day}>
        <h3>{nameDayIndoors(day, view)}</h3>
        <ul className="houses">
          {list.map(({ entry, way, open }) => (
            <House key={entry.href} house={entry} notes={[formatWay(way, view), sayOpen(entry, open, view)]} />
          ))}
        </ul>
      </div>
    )
  })
}

/** Returns from when to when a house is open, or how one asks. */
function sayOpen(house: Contactable, open: IndoorIdea['open'], view: TodayView): string {
  if (!open) return sayAsk(house, view)
  return fillGaps(view.words.openBetween, { a: formatClock(open.from), b: formatClock(open.until) })
}

interface HouseProps {
  house: Contactable & { name: string; href: string }
  notes: readonly string[]
}

/** A house that one can go to now, with how to ask it. */
function House({ house, notes }: HouseProps) {
  return (
    <li>
      <a href={house.href}>{house.name}</a>
      <Contact {...house} />
      <small>{capitalise(notes.join(', '))}</small>
    </li>
  )
}
