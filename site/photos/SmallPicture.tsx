import type { Language } from '#contract/languages.ts'
import { Drawing } from '#site/pictures/Drawing.tsx'
import type { PictureId } from '#site/pictures/pictures.ts'
import { Photo } from './Photo.tsx'
import { photoOf } from './photo-of.ts'
import './EntryPicture.css'
import '#site/pictures/Scene.css'

interface Props {
  entry: { kind: string; id: string; facts: { picture: PictureId } }
  language: Language
}

/** The picture of an entry in a row: its photo, else its drawing. The credit stands on the entry's page, where there is room. */
export function SmallPicture({ entry: { kind, id, facts }, language }: Props) {
  const photo = photoOf(kind, id)
  if (!photo) return <Drawing picture={facts.picture} language={language} className="pic" />
  return (
    <div className="window photo-window pic">
      <Photo photo={photo} language={language} use="square" loading="lazy" />
    </div>
  )
}
