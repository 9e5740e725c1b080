import type { Language } from '#contract/languages.ts'
import { translator } from '#site/i18n/translate.ts'
import './PriceLevel.css'

const highest = 4

export function PriceLevel({ range, language }: { range: string; language: Language }) {
  return (
    <span className="level" role="img" aria-label={translator(language)('rating.priceLevel', { level: range.length })}>
      <span aria-hidden="true">
        {range}
        <i>{'$'.repeat(highest - range.length)}</i>
      </span>
    </span>
  )
}
