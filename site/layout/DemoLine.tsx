import type { Language } from '#contract/languages.ts'
import { showsSamples } from '#site/content/model/evidence.ts'
import { translator } from '#site/i18n/translate.ts'
import './DemoLine.css'

/** Says on every page of a demonstration that its figures are examples. */
export function DemoLine({ language }: { language: Language }) {
  return showsSamples() ? <p className="demo-line">{translator(language)('layout.demo')}</p> : null
}
