import type { ReactNode } from 'react'
import type { Language } from '#contract/languages.ts'
import type { Season } from '#site/content/model/season-queries.ts'
import { wordsOfPicture } from '#site/content/pictures/pictures.ts'
import { Scene } from '#site/content/pictures/Scene.tsx'
import { renderInlineMarkdown } from '#site/content/reader/read-content.ts'
import { EntryPicture } from '#site/media/photos/EntryPicture.tsx'
import { photoOf } from '#site/media/photos/photo-of.ts'
import { RichText } from '#site/ui/RichText.tsx'
import './SeasonPanel.css'

interface Props {
  season: Season
  language: Language
  overline: string
  /** Instead of the season's own description. */
  description?: string | undefined
  children: ReactNode
}

export function SeasonPanel({ season, language, overline, description = season.description, children }: Props) {
  return (
    <div className="season">
      <EntryPicture photo={photoOf('seasons', season.id)} language={language} use="panel">
        <Scene scene={season.picture} alt={wordsOfPicture(season.picture, language).alt} />
      </EntryPicture>
      <div className="txt">
        <p className="small muted">{overline}</p>
        <h3>{season.title}</h3>
        <RichText as="p" className="season-text" html={renderInlineMarkdown(description)} />
        {children}
      </div>
    </div>
  )
}
