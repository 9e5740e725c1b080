import type { Language } from '#contract/languages.ts'
import type { Stop } from '#site/content/model/stop-queries.ts'
import { translator } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { MoreLink } from '#site/ui/MoreLink.tsx'
import { Section } from '#site/ui/Section.tsx'
import { LivePart } from './LivePart.tsx'
import { WhomToAsk } from './WhomToAsk.tsx'
import './departures.css'
import '#site/ui/source-line.css'

/** The next departures of a stop (`StopDepartures.tsx`); until they are known, and without script, who knows them. */
export function NextDepartures({ stop: { id, name }, language }: { stop: Stop; language: Language }) {
  const translate = translator(language)
  return (
    <Section title={translate('departures.title', { stop: name })} ground="fog">
      <LivePart name="departures" stop={id} className="next-departures">
        <p>{translate('departures.ask')}</p>
        <WhomToAsk about="boats" language={language} />
      </LivePart>
      <p className="next-departures-more">
        <MoreLink href={`${hrefFor('today', language)}#boats`}>{translate('departures.all')}</MoreLink>
      </p>
    </Section>
  )
}
