import { type Language, languages } from '#contract/languages.ts'
import { describeTileService } from '#contract/tile-address.ts'
import type { MapCredit } from '#site/content/model/map-point-queries.ts'
import type { MapCopy } from '#site/content/model/pages/map-copy.ts'
import { renderPageLine } from '#site/content/model/render-text.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { RichText } from '#site/ui/RichText.tsx'
import { formatCount } from './format-points.ts'
import type { ShownPoint } from './shown-point.ts'
import './AboutMapData.css'
import { formatDate, formatDayRange } from '#site/i18n/format-date.ts'
import { translator } from '#site/i18n/translate.ts'

interface Props {
  copy: MapCopy['about']
  points: readonly ShownPoint[]
  credits: readonly MapCredit[]
  /** First and last day of the position checks. */
  checked: { from: string; to: string }
  /** The URL template of the tiles. */
  tileAddress: string
  language: Language
}

/** «Om kartdata»: sources, accuracy, who learns that the map was opened, and where to report errors. */
export function AboutMapData({ copy, points, credits, checked, tileAddress, language }: Props) {
  const { host, owner } = describeTileService(tileAddress)
  const gaps = {
    host,
    points: formatCount(points.length, language),
    approximate: formatCount(points.filter(({ isApproximate }) => isApproximate).length, language),
  }
  const detail = { title: copy.detail.title, text: `${copy.detail[owner]} ${copy.detail.text}` }
  const parts = [copy.exact, copy.ownMap, detail, copy.road, copy.mistakes]
  const render = (text: string) => renderPageLine(fillGaps(text, gaps), 'map', language)
  return (
    <section className="map-about" id="om-kartdata" aria-labelledby="map-about-title">
      <h2 id="map-about-title">{copy.title}</h2>
      <RichText as="p" html={render(copy.lead)} />
      <p className="caption">{formatChecked(checked, language)}</p>
      <div className="map-about-parts">
        {parts.map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <RichText as="p" html={render(text)} />
          </div>
        ))}
      </div>
      <details className="map-credits small">
        <summary>{copy.sources}</summary>
        <dl>
          {credits.map(({ id, name, provides, licence, href }) => (
            <div key={id}>
              <dt>{provides}</dt>
              <dd>
                {href ? <a href={href}>{name}</a> : name}
                {licence ? <span className="caption"> {licence}</span> : null}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}

/** Returns when facts were checked, as one day or as first and last day (`YYYY-MM-DD`). */
export function formatChecked({ from, to }: { from: string; to: string }, language: Language): string {
  const translate = translator(language)
  if (from === to) return translate('entry.checked', { date: formatDate(from, language) })
  return translate('entry.checkedDates', { dates: formatDayRange(from, to, languages[language].locale) })
}
