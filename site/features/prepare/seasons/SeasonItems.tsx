import type { Language } from '#contract/languages.ts'
import { renderTextLine } from '#site/content/model/render-text.ts'
import type { SeasonId } from '#site/content/model/season-queries.ts'
import type { StopToAdd } from '#site/content/model/stop-reference.ts'
import { AddToTrip } from '#site/features/trip/index.ts'
import { RichText } from '#site/ui/RichText.tsx'
import './SeasonItems.css'

interface Props {
  season: SeasonId
  language: Language
  items: { name: string; text: string; toAdd?: StopToAdd | undefined }[]
}

export function SeasonItems({ season, items, language }: Props) {
  const render = (text: string) => renderTextLine(text, language, `content/seasons/${season}/${language}.md`)
  return (
    <ul className={items.length % 3 === 0 ? 'season-items thirds' : 'season-items'}>
      {items.map((item) => (
        <li key={item.name}>
          <RichText as="h3" html={render(item.name)} />
          <RichText as="p" html={render(item.text)} />
          {item.toAdd ? <AddToTrip language={language} {...item.toAdd} /> : null}
        </li>
      ))}
    </ul>
  )
}
