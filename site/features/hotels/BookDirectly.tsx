import type { Language } from '#contract/languages.ts'
import { linkToAllStays } from '#site/content/model/partners.ts'
import { PartnerButton } from '#site/features/partners/PartnerButton.tsx'
import { translator } from '#site/i18n/translate.ts'
import './BookDirectly.css'

/** A link to all hotels of the partner, in a new tab without referrer. */
export function BookDirectly({ language }: { language: Language }) {
  const translate = translator(language)
  return (
    <aside className="callout">
      <h2>{translate('liveHotelsPage.direct.title')}</h2>
      <p>{translate('liveHotelsPage.direct.text')}</p>
      <PartnerButton link={linkToAllStays(language)} language={language}>
        {translate('liveHotelsPage.direct.button')}
      </PartnerButton>
    </aside>
  )
}
