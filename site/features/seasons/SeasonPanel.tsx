import type { ReactNode } from 'react'
import { renderInlineMarkdown } from '#site/editorial/read-content.ts'
import type { Season } from '#site/editorial/season-queries.ts'
import type { Language } from '#site/i18n/languages.ts'
import { EntryPicture } from '#site/photos/EntryPicture.tsx'
import { photoOf } from '#site/photos/photo-of.ts'
import { wordsOfPicture } from '#site/pictures/pictures.ts'
import { Scene } from '#site/pictures/Scene.tsx'
import { Words } from '#site/ui/Words.tsx'
import './SeasonPanel.css'

interface Props {
  season: Season
  language: Language
  /** A line above the title: the months, the temperatures. */
  overline: string
  children: ReactNode
}

/** A season in a frame: its picture beside months, title, description and whatever the page adds. */
export function SeasonPanel({ season, language, overline, children }: Props) {
  return (
    <div className="season">
      <EntryPicture photo={photoOf('seasons', season.id)} language={language} use="panel">
        <Scene scene={season.picture} alt={wordsOfPicture(season.picture, language).alt} />
      </EntryPicture>
      <div className="txt">
        <p className="small muted">{overline}</p>
        <h3>{season.title}</h3>
        <Words as="p" className="season-text" html={renderInlineMarkdown(season.description)} />
        {children}
      </div>
    </div>
  )
}
