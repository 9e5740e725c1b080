import type { Language } from '#contract/languages.ts'
import type { CamperSection } from '#site/content/model/pages/camper-copy.ts'
import { FoldedSources } from '#site/features/entry/FoldedSources.tsx'

/** Who says what the sections of the page say. */
export function CamperSources({ sections, language }: { sections: readonly CamperSection[]; language: Language }) {
  const uses = sections.flatMap(({ rows }) => rows.map((row) => ({ ...row, use: row.name })))
  return (
    <div className="accordion">
      <FoldedSources uses={uses} language={language} />
    </div>
  )
}
