import type { Language } from '#contract/languages.ts'
import type { PartnerLink } from '#site/content/model/partners.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { arrowUpRight } from '#site/ui/icons.ts'
import { PartnerLabel } from './Disclosure.tsx'
import '#site/ui/partner-button.css'

interface Props {
  link: PartnerLink
  language: Language
  /** `button`: the main action. `link`: one of many in a list. */
  look?: 'button' | 'link'
  children: string
}

/** A paying link with its label; `Disclosure` must precede the first. Clicks are counted by partner and place. */
export function PartnerButton({ link, language, look = 'button', children }: Props) {
  return (
    <div className="paid">
      <a
        className={look === 'button' ? 'btn btn-out' : 'more'}
        href={link.href}
        rel={link.rel}
        target="_blank"
        data-partner={link.partnerKey}
      >
        <span>{children}</span>
        <Icon svg={arrowUpRight} />
      </a>
      <PartnerLabel link={link} language={language} />
    </div>
  )
}
