import type { Language } from '#contract/languages.ts'
import { readTodayCopy } from '#site/content-model/pages/today-copy.ts'
import { translator } from '#site/i18n/translate.ts'
import './Bulletin.css'

/** The avalanche bulletin of the day, on hikes; whom to ask until `live-parts.ts` has it. */
export function Bulletin({ language }: { language: Language }) {
  const translate = translator(language)
  const { link } = readTodayCopy(language).sections.avalanche
  return (
    <div className="trip-bulletin">
      <h3>{translate('trip.bulletin')}</h3>
      <div data-live-part="bulletin">
        <p>{translate('trip.bulletin.ask')}</p>
        <p>
          <a href={link.href} rel="noopener">
            {link.text}
          </a>
        </p>
      </div>
    </div>
  )
}
