import type { Language } from '#site/i18n/languages.ts'
import { Drawing } from './Drawing.tsx'
import type { PictureId } from './pictures.ts'
import './Vignette.css'

/** A small square drawing beside words: a plate, a thing, an animal. */
export function Vignette({ picture, language }: { picture: PictureId; language: Language }) {
  return <Drawing picture={picture} language={language} className="vignette" />
}
