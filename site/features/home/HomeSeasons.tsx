import type { Language } from '#contract/languages.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import type { HomeCopy } from '#site/content/model/pages/home-copy.ts'
import type { Season } from '#site/content/model/season-queries.ts'
import { SeasonPanel } from '#site/features/prepare/seasons/SeasonPanel.tsx'
import { translator } from '#site/i18n/translate.ts'
import { MoreLink } from '#site/ui/MoreLink.tsx'
import { Tabs } from '#site/ui/Tabs.tsx'
import { YearBars } from '#site/ui/YearBars.tsx'

interface Props {
  seasons: Season[]
  copy: HomeCopy['seasons']
  language: Language
}

export function HomeSeasons({ seasons, copy, language }: Props) {
  const translate = translator(language)
  const tabs = seasons.map((season) => ({
    id: season.id,
    label: season.name,
    content: (
      <SeasonPanel
        season={season}
        language={language}
        overline={season.monthsHome}
        description={season.homeDescription}
      >
        <ul className="do small">
          {season.activities.map((activity) => (
            <li key={activity}>{activity}</li>
          ))}
        </ul>
        <YearBars bars={season.yearBars} monthInitials={translate('month.initials').split(' ')} />
        <MoreLink href={linkToEntry('seasons', season.id, language)}>{copy.more[season.id]}</MoreLink>
      </SeasonPanel>
    ),
  }))
  return <Tabs id="season" label={copy.tabsLabel} tabs={tabs} initial="winter" />
}
