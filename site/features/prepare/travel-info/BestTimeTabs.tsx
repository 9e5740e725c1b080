import type { Language } from '#contract/languages.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import type { TravelInfoCopy } from '#site/content/model/pages/travel-info-copy.ts'
import { readSeason, type SeasonId } from '#site/content/model/season-queries.ts'
import { SeasonPanel } from '#site/features/prepare/seasons/SeasonPanel.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import { minus, plus } from '#site/ui/icons.ts'
import { MoreLink } from '#site/ui/MoreLink.tsx'
import { Tabs } from '#site/ui/Tabs.tsx'
import './BestTimeTabs.css'

/** Specification: spring first, summer open. */
export const bestTimeOrder: readonly SeasonId[] = ['spring', 'summer', 'autumn', 'winter']

interface PointsProps {
  points: string[]
  label: string
  icon: string
  className: string
}

function Points({ points, label, icon, className }: PointsProps) {
  return (
    <ul aria-label={label}>
      {points.map((point) => (
        <li className={className} key={point}>
          <Icon svg={icon} />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  )
}

export function BestTimeTabs({ copy, language }: { copy: TravelInfoCopy['bestTime']; language: Language }) {
  const tabs = bestTimeOrder.map((id) => {
    const season = readSeason(id, language)
    return {
      id,
      label: season.name,
      content: (
        <SeasonPanel
          season={season}
          language={language}
          overline={`${season.name}: ${season.months}, ${season.temperature}`}
        >
          <p className="season-text small muted">{season.weather}</p>
          <div className="season-reasons">
            <Points points={season.pros} label={copy.pros} icon={plus} className="pro" />
            <Points points={season.cons} label={copy.cons} icon={minus} className="con" />
          </div>
          <ul className="do small">
            {season.activities.map((activity) => (
              <li key={activity}>{activity}</li>
            ))}
          </ul>
          <p className="season-more">
            <MoreLink href={linkToEntry('seasons', id, language)}>{copy.more[id]}</MoreLink>
          </p>
        </SeasonPanel>
      ),
    }
  })
  return <Tabs id="best-time" label={copy.tabsLabel} tabs={tabs} initial="summer" />
}
