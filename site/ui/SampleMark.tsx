import type { Language } from '#contract/languages.ts'
import { translator } from '#site/i18n/translate.ts'
import './badge.css'

/** The mark of a sample, inside an element with `data-evidence="sample"`. */
export function SampleMark({ language }: { language: Language }) {
  return <span className="sample">{translator(language)('evidence.sample')}</span>
}
