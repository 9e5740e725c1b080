import type { Transport, TravelInfoCopy } from '#site/content-model/pages/travel-info-copy.ts'
import { renderInlineMarkdown } from '#site/content-reader/read-content.ts'
import { RichText } from '#site/ui/RichText.tsx'
import { OutgoingLinks } from './OutgoingLinks.tsx'
import './LongerWays.css'

export function LongerWays({ transport, copy }: { transport: Transport; copy: TravelInfoCopy['transport'] }) {
  return (
    <>
      <p className="caption travel-caption">{copy.caption}</p>
      <div className="travel-more">
        {copy.longer.map((way) => (
          <div key={way.name}>
            <h3>{way.name}</h3>
            <RichText as="p" html={renderInlineMarkdown(way.text)} />
          </div>
        ))}
        <div>
          <h3>{copy.officialTitle}</h3>
          <OutgoingLinks
            links={transport.official.map(({ id, href }) => ({
              name: copy.official[id]?.name ?? id,
              text: copy.official[id]?.text ?? '',
              href,
            }))}
          />
        </div>
      </div>
    </>
  )
}
