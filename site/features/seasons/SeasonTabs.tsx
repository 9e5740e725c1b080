import { listSeasons, type Season } from '#site/editorial/season-queries.ts'
import type { Language } from '#site/i18n/languages.ts'
import { translator } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { MoreLink } from '#site/ui/MoreLink.tsx'
import { Tabs } from '#site/ui/Tabs.tsx'
import { YearBars } from '#site/ui/YearBars.tsx'
import { SeasonPanel } from './SeasonPanel.tsx'

/** As many lines of the year as stand beside a picture without making the panel taller than it. */
const yearBarsInPanel = 4

interface Props {
  language: Language
  /** Label of the row of tabs. */
  label: string
  /** The words of the link to each season's page, by season. */
  more: Record<string, string>
}

function HomePanel({ season, language, more }: { season: Season; language: Language; more: string }) {
  return (
    <SeasonPanel season={season} language={language} overline={season.monthsHome}>
      <ul className="do small">
        {season.activities.map((activity) => (
          <li key={activity}>{activity}</li>
        ))}
      </ul>
      <YearBars
        bars={season.yearBars.slice(0, yearBarsInPanel)}
        monthInitials={translator(language)('month.initials').split(' ')}
      />
      <MoreLink href={hrefFor('season', language, { season: season.id })}>{more}</MoreLink>
    </SeasonPanel>
  )
}

/** The four seasons on the home page, winter first: when, what, and which lines of the year belong to it. */
export function SeasonTabs({ language, label, more }: Props) {
  const tabs = listSeasons(language).map((season) => ({
    id: season.id,
    label: season.name,
    content: <HomePanel season={season} language={language} more={more[season.id] ?? season.name} />,
  }))
  return <Tabs id="season" label={label} tabs={tabs} initial="winter" />
}
