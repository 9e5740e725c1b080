import type { Language } from '#site/i18n/languages.ts'
import { addressOfPicture, factsOfPicture, type PictureId, wordsOfPicture } from './pictures.ts'

/** A small square drawing beside words: a plate, a thing, an animal. */
export function Vignette({ picture, language }: { picture: PictureId; language: Language }) {
  const { width, height } = factsOfPicture(picture)
  return (
    <img
      className="vignette"
      src={addressOfPicture(picture)}
      alt={wordsOfPicture(picture, language).alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  )
}
