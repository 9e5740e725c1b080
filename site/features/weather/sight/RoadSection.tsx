import { type Language, languages } from '#contract/languages.ts'
import { listSummits } from '#site/content/model/map-name-queries.ts'
import { measureE10, postAt, readRoadProfile } from '#site/content/model/road-queries.ts'
import { readE10 } from '#site/domain/geography/road-line.ts'
import { cutSection, listAbeam, reachOfSection } from '#site/domain/geography/road-section.ts'
import { formatNumber } from '#site/i18n/format-number.ts'
import { translator } from '#site/i18n/translate.ts'
import { Fold } from '#site/ui/Fold.tsx'
import './RoadSection.css'

/** Units of the drawing. */
const [width, height] = [1000, 230]
const base = 190
/** Kilometres between two steps, and from the road to a summit that is still abeam. */
const [step, abeam] = [1, 6]
/** Metres of the map's highest contour beside the road, which reaches to the upper edge. */
const highest = 1100

/** The E10 from Svolvær to Å as a section: the highest contour beside it, summits abeam, tunnels. Schematic, and folded. */
export function RoadSection({ language }: { language: Language }) {
  const translate = translator(language)
  const { locale } = languages[language]
  const measured = measureE10('svolvaer')
  const { length, tunnels } = readRoadProfile()
  const toX = (kilometre: number) => Math.round((kilometre / length) * width)
  const toY = (metres: number) => Math.round(base - (metres / highest) * base)
  const steps = cutSection(readE10(), { from: 0, to: measured, step })
    .map((each) => ({ ...each, kilometre: postAt(each.kilometre) }))
    .reverse()
  const skyline = steps.map(({ kilometre, height: metres }) => `H${toX(kilometre)}V${toY(metres)}`).join('')
  const summits = listAbeam(listSummits(language), readE10(), abeam)
    .filter(({ kilometre }) => kilometre <= measured)
    .map((summit) => ({ ...summit, kilometre: postAt(summit.kilometre) }))
    .reverse()
  return (
    <div className="accordion">
      <Fold title={translate('section.title')}>
        <figure className="road-section">
          <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={translate('section.label')}>
            <path className="land" d={`M0 ${base}${skyline}H${width}V${base}z`} />
            {[200, 400, 600, 800, 1000].map((metres) => (
              <path key={metres} className="level" d={`M0 ${toY(metres)}H${width}`} />
            ))}
            <path className="road" d={`M0 ${base}H${width}`} />
            <path className="tunnel" d={tunnels.map(({ from, to }) => `M${toX(from)} ${base}H${toX(to)}`).join('')} />
            {summits.map(({ name, kilometre, metres }, index) => {
              // One without a height that sources agree on stands below the road.
              const y = metres ? toY(metres) : base + 22
              const x = Math.max(14, Math.min(width - 14, toX(kilometre)))
              return (
                <g key={name}>
                  <path className="level" d={`M${x} ${base}V${y}`} />
                  <circle cx={x} cy={y} r="13" />
                  <text x={x} y={y}>
                    {index + 1}
                  </text>
                </g>
              )
            })}
          </svg>
          <figcaption>
            <ol className="small">
              {summits.map(({ name, metres }) => (
                <li key={name}>
                  {name}
                  {metres ? <span className="num">{`, ${metres}\u00a0m`}</span> : null}
                </li>
              ))}
            </ol>
            <p className="caption">
              {translate('section.caption', { kilometres: formatNumber(reachOfSection, locale) })}
            </p>
          </figcaption>
        </figure>
      </Fold>
    </div>
  )
}
