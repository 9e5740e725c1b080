import type { MapCredit } from '#site/editorial/map-point-queries.ts'
import type { MapCopy } from '#site/editorial/pages/map-copy.ts'
import { renderTextLine } from '#site/editorial/render-text.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import type { Language } from '#site/i18n/languages.ts'
import { sayChecked } from '#site/i18n/say-checked.ts'
import { Words } from '#site/ui/Words.tsx'
import { sayCount } from './say-points.ts'
import type { ShownPoint } from './shown-point.ts'
import './AboutMapData.css'

interface Props {
  copy: MapCopy['about']
  points: readonly ShownPoint[]
  credits: readonly MapCredit[]
  /** Between which days positions were checked. */
  checked: { from: string; to: string }
  /** Where tiles come from. */
  tileAddress: string
  language: Language
}

/** The name of the service that an address with gaps belongs to: `tile.openstreetmap.org`. */
function hostOf(tileAddress: string): string {
  return new URL(tileAddress.replaceAll(/[{}]/g, '')).host
}

/** «Om kartdata»: what comes from where, how exact it is, who sees that the map was opened, and where to write. */
export function AboutMapData({ copy, points, credits, checked, tileAddress, language }: Props) {
  const gaps = {
    host: hostOf(tileAddress),
    points: sayCount(points.length, language),
    approximate: sayCount(points.filter(({ isApproximate }) => isApproximate).length, language),
  }
  const parts = [copy.exact, copy.background, copy.coast, copy.road, copy.mistakes]
  const render = (text: string) => renderTextLine(fillGaps(text, gaps), language, `content/pages/map/${language}.yaml`)
  return (
    <section className="map-about" id="om-kartdata" aria-labelledby="map-about-title">
      <h2 id="map-about-title">{copy.title}</h2>
      <Words as="p" html={render(copy.lead)} />
      <p className="cap">{sayChecked(checked, language)}</p>
      <div className="map-about-parts">
        {parts.map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <Words as="p" html={render(text)} />
          </div>
        ))}
      </div>
      <details className="map-credits">
        <summary>{copy.sources}</summary>
        <dl>
          {credits.map(({ id, name, provides, licence, href }) => (
            <div key={id}>
              <dt>{provides}</dt>
              <dd>
                {href ? <a href={href}>{name}</a> : name}
                {licence ? <span className="cap"> {licence}</span> : null}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}
