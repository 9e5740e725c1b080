import type { Language } from '#contract/languages.ts'
import { groupSources } from '#site/content/model/group-sources.ts'
import type { CamperSection } from '#site/content/model/pages/camper-copy.ts'
import { FoldedSources } from '#site/features/entry/FoldedSources.tsx'

interface Props {
  sections: readonly CamperSection[]
  /** Who says what the table of camp sites says. */
  sites: Parameters<typeof groupSources>[0]
  path: string
  language: Language
}

/** Who says what the sections of the page say. */
export function CamperSources({ sections, sites, path, language }: Props) {
  const uses = sections.flatMap(({ rows }) => rows.map((row) => ({ ...row, use: row.name })))
  return <FoldedSources grouped={groupSources([...uses, ...sites], language)} path={path} language={language} />
}
