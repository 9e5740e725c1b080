import type { Language } from '#site/i18n/languages.ts'
import { addressOfPicture, factsOfPicture, type PictureId, wordsOfPicture } from './pictures.ts'
import './Drawing.css'

interface Props {
  picture: PictureId
  language: Language
  className: string
}

/** A drawing as a plain picture in a list or beside words: it loads when it comes near. */
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
