import type { Language } from '#contract/languages.ts'
import type { HouseEntry } from '#site/content/model/entries.ts'
import { Figures } from '#site/ui/Figures.tsx'
import { presentationOf } from './presentation.ts'

export function EntryFigures({ entry, language }: { entry: HouseEntry; language: Language }) {
  const items = presentationOf(entry).listFigures(entry, language)
  return (
    <>
      {[true, false].map((isSample) => {
        const group = items.filter((item) => item.isSample === isSample)
        const rows = (['rating', 'price'] as const)
          .map((row) => ({ row, nodes: group.filter((item) => item.row === row).map(({ node }) => node) }))
          .filter(({ nodes }) => nodes.length > 0)
        if (rows.length === 0) return null
        return (
          <Figures key={String(isSample)} isSample={isSample} language={language}>
            {rows.map(({ row, nodes }) => (
              <div key={row}>{nodes}</div>
            ))}
          </Figures>
        )
      })}
    </>
  )
}
