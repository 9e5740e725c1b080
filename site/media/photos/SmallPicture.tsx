import type { Language } from '#contract/languages.ts'
import { Drawing } from '#site/content/pictures/Drawing.tsx'
import type { PictureId } from '#site/content/pictures/pictures.ts'
import { EntryPicture } from './EntryPicture.tsx'
import { PhotoCredit } from './PhotoCredit.tsx'
import { photoOf } from './photo-of.ts'

interface Props {
  entry: { kind: string; id: string; facts: { picture: PictureId } }
  language: Language
}

/** The picture of an entry in a row: its photo with the credit below it, where a corner would be too small, else its drawing. */
export function SmallPicture({ entry: { kind, id, facts }, language }: Props) {
  const drawing = <Drawing picture={facts.picture} language={language} className="pic" />
  const photo = photoOf(kind, id)
  if (!photo) return drawing
  return (
    <figure className="small-photo">
      <EntryPicture photo={photo} language={language} use="square" className="pic" isCaptioned>
        {drawing}
      </EntryPicture>
      <figcaption className="tiny">
        <PhotoCredit photo={photo} language={language} isLinked={false} />
      </figcaption>
    </figure>
  )
}
