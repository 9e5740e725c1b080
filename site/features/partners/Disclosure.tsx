import type { Language } from '#contract/languages.ts'
import type { PartnerLink } from '#site/content/model/partners.ts'
import { translator } from '#site/i18n/translate.ts'
import '#site/ui/partner-button.css'

/** The disclosure of paying links, before the first one: of one link, or of all labelled links of a page. */
export function Disclosure({ of, language }: { of: 'one link' | 'page'; language: Language }) {
  const translate = translator(language)
  return (
    <p className="disclosure" data-disclosure="">
      {of === 'page' ? translate('partner.disclosureForPage') : translate('partner.disclosure')}
    </p>
  )
}

export function PartnerLabel({ link, language }: { link: PartnerLink; language: Language }) {
  return (
    <span className="ad-label" data-partner-label="">
      {translator(language)('partner.label', { partner: link.partner })}
    </span>
  )
}
