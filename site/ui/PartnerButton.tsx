import type { PartnerLink } from '#site/editorial/partners.ts'
import type { Language } from '#site/i18n/languages.ts'
import { PartnerLabel } from './Disclosure.tsx'
import { Icon } from './Icon.tsx'
import { arrowUpRight } from './icons.ts'
import './PartnerButton.css'

interface Props {
  link: PartnerLink
  language: Language
  /** `button`: the main way on. `link`: one of many in a list. */
  look?: 'button' | 'link'
  children: string
}

/**
 * A paying link and its label in one. The sentence of `Disclosure` stands before the first of a page. Clicks on it are counted
 * by partner, page and place (`count-clicks-behaviour.ts`).
 */
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
