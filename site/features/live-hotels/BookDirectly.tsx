import type { Language } from '#contract/languages.ts'
import { linkToAllStays } from '#site/editorial/partners.ts'
import { translator } from '#site/i18n/translate.ts'
import { PartnerButton } from '#site/ui/PartnerButton.tsx'
import './BookDirectly.css'

/** The way to all hotels of the partner, in a new tab that is not told where the visitor came from. */
export function BookDirectly({ language }: { language: Language }) {
  const translate = translator(language)
  return (
    <aside className="callout">
      <h2>{translate('liveHotels.direct.title')}</h2>
      <p>{translate('liveHotels.direct.text')}</p>
      <PartnerButton link={linkToAllStays(language)} language={language}>
        {translate('liveHotels.direct.button')}
      </PartnerButton>
    </aside>
  )
}
