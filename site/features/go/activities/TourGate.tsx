import { type Language, languages } from '#contract/languages.ts'
import type { ActivitiesCopy } from '#site/content/model/pages/activities-copy.ts'
import type { PartnerLink, TourWidget } from '#site/content/model/partners.ts'
import { Disclosure } from '#site/features/partners/Disclosure.tsx'
import { PartnerButton } from '#site/features/partners/PartnerButton.tsx'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { cookie, globe, reset, storefront } from '#site/ui/icons.ts'
import './TourGate.css'

interface Props {
  widget: TourWidget
  link: PartnerLink
  copy: ActivitiesCopy['tours']['widget']
  listWords: string
  language: Language
}

/** Consent gate of the partner’s tour widget; the build reads `data-foreign-origins` into the page’s policy. */
export function TourGate({ widget, link, copy, listWords, language }: Props) {
  const { partner } = widget
  const fill = (text: string) => fillGaps(text, { partner })
  const facts = [
    { icon: globe, text: copy.facts.address },
    { icon: cookie, text: copy.facts.cookies },
    { icon: reset, text: copy.facts.undo },
  ]
  return (
    <div
      className="gate"
      data-tour-gate=""
      data-phase="closed"
      data-foreign-origins={widget.origins.join(' ')}
      data-script={widget.script}
      data-partner-id={widget.partnerId}
      data-reference={widget.reference}
      data-widget-language={languages[language].tag === 'nb' ? undefined : language.toUpperCase()}
    >
      <header>
        <span className="gate-stamp">
          <Icon svg={storefront} />
          {copy.head}
        </span>
        <Disclosure of="one link" language={language} />
        <button type="button" className="btn btn-2 btn-sm" data-gate-hide="" hidden>
          {copy.hide}
        </button>
      </header>
      <div className="gate-closed" data-gate-closed="">
        <div>
          <h3>{fill(copy.title)}</h3>
          <p>{fill(copy.text)}</p>
          <div className="gate-actions cluster">
            <button type="button" className="btn btn-out" data-gate-show="">
              {copy.show}
            </button>
            <PartnerButton link={link} language={language} look="link">
              {listWords}
            </PartnerButton>
          </div>
          <label className="gate-remember">
            <input type="checkbox" data-gate-remember="" />
            <span>{copy.remember}</span>
          </label>
        </div>
        <ul>
          {facts.map(({ icon, text }) => (
            <li key={text}>
              <Icon svg={icon} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="gate-foreign" data-gate-foreign="" hidden>
        <div data-gate-place="" />
      </div>
      <p
        className="caption gate-status"
        role="status"
        data-gate-status=""
        data-loading={fill(copy.loading)}
        data-slow={fill(copy.slow)}
        data-failed={fill(copy.failed)}
        data-shown={fill(copy.shown)}
      />
    </div>
  )
}
