import { drawE10 } from '#site/editorial/course-queries.ts'
import type { EntryKind } from '#site/editorial/kinds.ts'
import { mapPointIdOf } from '#site/editorial/kinds.ts'
import type { ChartFrame } from '#site/geography/chart.ts'
import type { Language } from '#site/i18n/languages.ts'
import { translator } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { MoreLink } from '#site/ui/MoreLink.tsx'
import { searchForPoint } from './map-state.ts'
import './ChartCaption.css'

interface Props {
  /** What stands on the chart: the link leads to it on the map. */
  kind: EntryKind | 'places'
  id: string
  frame: ChartFrame
  language: Language
  /** What is said of this chart before what is said of all. */
  children?: string | undefined
}

/** The words under a small chart: what the red line is, whose the coast is, and the way to the map. The link covers the chart above. */
export function ChartCaption({ kind, id, frame, language, children }: Props) {
  const translate = translator(language)
  const map = hrefFor('map', language)
  return (
    <figcaption className="cap">
      {children} {drawE10(frame) ? `${translate('map.chart.road')} ` : null}
      {translate('map.chart.coast')}
      <MoreLink href={map + searchForPoint(mapPointIdOf(kind, id))}>{translate('map.chart.open')}</MoreLink>
    </figcaption>
  )
}
