import type { PartnerLink } from '#site/editorial/partners.ts'
import type { Language } from '#site/i18n/languages.ts'
import { translator } from '#site/i18n/translate.ts'
import './Disclosure.css'

/** What a paying link is, said before the first one of a page: of the one link beside it, or of all that carry the label. */
export function Disclosure({ of, language }: { of: 'one link' | 'page'; language: Language }) {
  const translate = translator(language)
  return (
    <p className="disclosure" data-disclosure="">
      {of === 'page' ? translate('partner.disclosureForPage') : translate('partner.disclosure')}
    </p>
  )
}

/** The label that stands beside every paying link, with the name of whom it leads to. */
export function PartnerLabel({ link, language }: { link: PartnerLink; language: Language }) {
  return (
    <span className="ad-label" data-partner-label="">
      {translator(language)('partner.label', { partner: link.partner })}
    </span>
  )
}
