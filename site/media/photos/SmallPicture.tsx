import type { Language } from '#contract/languages.ts'
import { Drawing } from '#site/content/pictures/Drawing.tsx'
import type { PictureId } from '#site/content/pictures/pictures.ts'
import { EntryPicture } from './EntryPicture.tsx'
import { photoOf } from './photo-of.ts'

interface Props {
  entry: { kind: string; id: string; facts: { picture: PictureId } }
  language: Language
}

/** The picture of an entry in a row: its photo, else its drawing. The credit stands on the entry's page, where there is room. */
export function SmallPicture({ entry: { kind, id, facts }, language }: Props) {
  return (
    <EntryPicture photo={photoOf(kind, id)} language={language} use="square" className="pic" isCaptioned>
      <Drawing picture={facts.picture} language={language} className="pic" />
    </EntryPicture>
  )
}
