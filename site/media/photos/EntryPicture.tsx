import type { ReactNode } from 'react'
import type { Language } from '#contract/languages.ts'
import { Photo } from './Photo.tsx'
import { PhotoCredit } from './PhotoCredit.tsx'
import type { Photo as PhotoData } from './photo-of.ts'
import type { PhotoUse } from './photo-sizes.ts'
import './EntryPicture.css'
import '#site/content/pictures/Scene.css'

interface Props {
  /** From `photoOf`; a photo replaces the drawing. */
  photo: PhotoData | undefined
  language: Language
  use: PhotoUse
  loading?: 'eager' | 'lazy'
  className?: string
  /** The credit stands elsewhere, as in a `PhotoCaption`, so the picture does not carry it. */
  isCaptioned?: boolean
  /** The drawing, in its own window. */
  children: ReactNode
}

/** The picture of an entry: its photo, in the same window as a drawing, else the drawing. */
export function EntryPicture({
  photo,
  language,
  use,
  loading = 'lazy',
  className = '',
  isCaptioned = false,
  children,
}: Props) {
  if (!photo) return children
  return (
    <div className={`window photo-window ${className}`.trim()}>
      <Photo photo={photo} language={language} use={use} loading={loading} />
      {isCaptioned ? null : (
        <p className="photo-foot">
          <PhotoCredit photo={photo} language={language} isLinked={false} />
        </p>
      )}
    </div>
  )
}
