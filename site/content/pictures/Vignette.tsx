import type { Language } from '#contract/languages.ts'
import { Drawing } from './Drawing.tsx'
import type { PictureId } from './pictures.ts'
import './Vignette.css'

/** A small square drawing beside text. */
export function Vignette({ picture, language }: { picture: PictureId; language: Language }) {
  return <Drawing picture={picture} language={language} className="vignette" />
}
