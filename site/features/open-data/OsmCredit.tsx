import type { Language } from '#contract/languages.ts'
import { osmFactsOf } from '#site/content/model/open-data/osm-facts.ts'
import { translator } from '#site/i18n/translate.ts'

/** Whose facts of a page come from OpenStreetMap, with the link that its licence asks for; nothing where none does. */
export function OsmCredit({ entry, language }: { entry: string; language: Language }) {
  if (Object.keys(osmFactsOf(entry)).length === 0) return null
  return (
    <p className="small muted">
      <a className="link" href="https://www.openstreetmap.org/copyright" rel="license noopener" target="_blank">
        {translator(language)('openData.osm')}
      </a>
    </p>
  )
}
