import { type Language, languages } from '#contract/languages.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import type { Climate, WeatherCopy } from '#site/content/model/pages/weather-copy.ts'
import { readSeason, seasonIds } from '#site/content/model/season-queries.ts'
import { renderInlineMarkdown } from '#site/content/reader/read-content.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { MoreLink } from '#site/ui/MoreLink.tsx'
import { Notice } from '#site/ui/Notice.tsx'
import { RichText } from '#site/ui/RichText.tsx'
import { Tabs } from '#site/ui/Tabs.tsx'
import { ClimateTable } from './ClimateTable.tsx'
import './BestTimeTabs.css'

interface Props {
  copy: WeatherCopy
  climate: Climate
  language: Language
}

export function BestTimeTabs({ copy: { bestTime, climate: climateCopy }, climate, language }: Props) {
  const tabs = [
    {
      id: 'seasons',
      label: bestTime.seasonsTab,
      content: (
        <>
          <PanelTitle>{bestTime.seasonsTab}</PanelTitle>
          <SeasonTable bestTime={bestTime} language={language} />
          <p className="caption">{bestTime.seasonsNote}</p>
          <details className="month-details">
            <summary>{bestTime.monthsTitle}</summary>
            <ClimateTable climate={climate} copy={climateCopy} locale={languages[language].locale} />
          </details>
        </>
      ),
    },
    {
      id: 'activities',
      label: bestTime.activitiesTab,
      content: <TopicPanel title={bestTime.activitiesTab} topics={bestTime.activities} />,
    },
    {
      id: 'phenomena',
      label: bestTime.phenomenaTab,
      content: <TopicPanel title={bestTime.phenomenaTab} topics={bestTime.phenomena} />,
    },
    {
      id: 'preparations',
      label: bestTime.preparationsTab,
      content: (
        <>
          <TopicPanel title={bestTime.preparationsTab} topics={bestTime.preparations} />
          <Notice title={bestTime.warning.title}>
            <p>{bestTime.warning.text}</p>
          </Notice>
          <p className="topic-links">
            <MoreLink href={hrefFor('packingList', language)}>{bestTime.packingLink}</MoreLink>
          </p>
        </>
      ),
    },
  ]
  return <Tabs id="best-time" label={bestTime.tabsLabel} tabs={tabs} initial="seasons" />
}

function SeasonTable({ bestTime, language }: { bestTime: WeatherCopy['bestTime']; language: Language }) {
  const rows = seasonIds.map((season) => {
    const { name, temperature } = readSeason(season, language)
    return { season, name, temperature, ...bestTime.seasons[season] }
  })
  return (
    <table className="season-table">
      <thead>
        <tr>
          <th scope="col">
            {bestTime.season}
            <small className="narrow-only">{bestTime.months}</small>
          </th>
          <th scope="col" className="wide-only">
            {bestTime.months}
          </th>
          <th scope="col" className="num">
            {bestTime.temperature}
          </th>
          <th scope="col">{bestTime.character}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.season}>
            <th scope="row">
              <a className="link" href={linkToEntry('seasons', row.season, language)}>
                {row.name}
              </a>
              <small className="narrow-only">{row.months}</small>
            </th>
            <td className="wide-only">{row.months}</td>
            <td className="num">{row.temperature}</td>
            <td className="muted">{row.character}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Without script there is no tab bar, so each panel needs a title. */
function PanelTitle({ children }: { children: string }) {
  return <h3 className="panel-title">{children}</h3>
}

function TopicPanel({ title, topics }: { title: string; topics: WeatherCopy['bestTime']['activities'] }) {
  return (
    <>
      <PanelTitle>{title}</PanelTitle>
      <ul className="topics">
        {topics.map((topic) => (
          <li key={topic.title}>
            <div>
              <h3>{topic.title}</h3>
              {topic.time ? <p className="topic-time">{topic.time}</p> : null}
            </div>
            <RichText as="p" html={renderInlineMarkdown(topic.text)} />
          </li>
        ))}
      </ul>
    </>
  )
}
