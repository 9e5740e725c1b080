import type { Language } from '#contract/languages.ts'
import type { EntryKind } from '#site/content/model/kinds.ts'
import { mapPointIdOf } from '#site/content/model/kinds.ts'
import { translator } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { MoreLink } from '#site/ui/MoreLink.tsx'
import { searchForPoint } from './map-state.ts'
import './ChartCaption.css'

interface Props {
  /** The entry on the chart, which the link opens on the map. */
  kind: EntryKind | 'places'
  id: string
  language: Language
  /** A sentence about this chart, before the general ones. */
  children?: string | undefined
}

/** The caption of a small chart: source of the map, and a link to the map that covers the chart. */
export function ChartCaption({ kind, id, language, children }: Props) {
  const translate = translator(language)
  const map = hrefFor('map', language)
  return (
    <figcaption className="caption">
      {children} {translate('mapPage.chart.coast')}
      <MoreLink href={map + searchForPoint(mapPointIdOf(kind, id))}>{translate('mapPage.chart.open')}</MoreLink>
    </figcaption>
  )
}
