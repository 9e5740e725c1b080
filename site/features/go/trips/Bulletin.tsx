import type { Language } from '#contract/languages.ts'
import { LivePart } from '#site/features/today/parts/LivePart.tsx'
import { WhomToAsk } from '#site/features/today/parts/WhomToAsk.tsx'
import { translator } from '#site/i18n/translate.ts'
import './Bulletin.css'

/** The avalanche bulletin of the day, on hikes; whom to ask until `live-parts.ts` has it. */
export function Bulletin({ language }: { language: Language }) {
  const translate = translator(language)
  return (
    <div className="trip-bulletin">
      <h3>{translate('trip.bulletin')}</h3>
      <LivePart name="bulletin">
        <p>{translate('trip.bulletin.ask')}</p>
        <WhomToAsk about="avalanche" language={language} />
      </LivePart>
    </div>
  )
}
