import type { Language } from '#contract/languages.ts'
import { addressOfPicture, factsOfPicture, type PictureId, wordsOfPicture } from './pictures.ts'
import './Drawing.css'

interface Props {
  picture: PictureId
  language: Language
  className: string
}

/** A lazily loaded drawing in a list or beside text. */
export function Drawing({ picture, language, className }: Props) {
  const { width, height } = factsOfPicture(picture)
  return (
    <img
      className={className}
      src={addressOfPicture(picture)}
      alt={wordsOfPicture(picture, language).alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  )
}
