import type { Language } from '#site/i18n/languages.ts'
import { translator } from '#site/i18n/translate.ts'
import './SampleMark.css'

/** Says that a figure or a guest's words are an example. Stands inside the element with `data-evidence="sample"`. */
export function SampleMark({ language }: { language: Language }) {
  return <span className="sample">{translator(language)('evidence.sample')}</span>
}
