import { hotelSearchDefaults, hotelSearchLimits } from '#contract/hotel-search.ts'
import type { Language } from '#contract/languages.ts'
import { linkToAllStays } from '#site/content/model/partners.ts'
import { PartnerButton } from '#site/features/partners/PartnerButton.tsx'
import { translator } from '#site/i18n/translate.ts'
import { stayParameters } from './stay-search.ts'
import '#site/ui/field.css'
import './BookDirectly.css'
import './StayForm.css'

/**
 * Dates and guests for a guide without prices of its own: `carryStay` takes them into every link to the partner's search on
 * the page. Without script the links lead there without dates.
 */
export function ChooseStay({ language }: { language: Language }) {
  const translate = translator(language)
  return (
    <aside className="callout plain choose-stay">
      <h2>{translate('liveHotelsPage.dates.title')}</h2>
      <p>{translate('liveHotelsPage.dates.text', { partner: linkToAllStays(language).partner })}</p>
      <form className="ask needs-script" aria-label={translate('liveHotels.form')} data-choose-stay="">
        <label className="field">
          {translate('liveHotels.checkIn')}
          <input type="date" name={stayParameters.checkIn} required />
        </label>
        <label className="field">
          {translate('liveHotels.checkOut')}
          <input type="date" name={stayParameters.checkOut} required />
        </label>
        <label className="field ask-adults">
          {translate('liveHotels.adults')}
          <select name={stayParameters.adults} defaultValue={hotelSearchDefaults.adults}>
            {Array.from({ length: hotelSearchLimits.adults }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the counts never change their order
              <option key={index}>{index + 1}</option>
            ))}
          </select>
        </label>
      </form>
      <PartnerButton link={linkToAllStays(language)} language={language}>
        {translate('liveHotelsPage.direct.button')}
      </PartnerButton>
    </aside>
  )
}
