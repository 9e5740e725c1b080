import type { Transport, TravelInfoCopy } from '#site/editorial/pages/travel-info-copy.ts'
import { renderInlineMarkdown } from '#site/editorial/read-content.ts'
import { Words } from '#site/ui/Words.tsx'
import { OutgoingLinks } from './OutgoingLinks.tsx'
import './LongerWays.css'

/** Under the table: how to read it, the ways too long for its scale, and the companies' own pages. */
export function LongerWays({ transport, copy }: { transport: Transport; copy: TravelInfoCopy['transport'] }) {
  return (
    <>
      <p className="cap travel-caption">{copy.caption}</p>
      <div className="travel-more">
        {copy.longer.map((way) => (
          <div key={way.name}>
            <h3>{way.name}</h3>
            <Words as="p" html={renderInlineMarkdown(way.text)} />
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
