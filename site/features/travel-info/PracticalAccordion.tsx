import type { ReactNode } from 'react'
import type { Transport, TravelInfoCopy } from '#site/editorial/pages/travel-info-copy.ts'
import { renderInlineMarkdown } from '#site/editorial/read-content.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { arrowUpRight, caretDown } from '#site/ui/icons.ts'
import { Words } from '#site/ui/Words.tsx'
import { EmergencyNumbers } from './EmergencyNumbers.tsx'
import '#site/ui/accordion.css'
import './PracticalAccordion.css'

function Item({ title, isOpen, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details name="practical" open={isOpen}>
      <summary>
        {title}
        <Icon svg={caretDown} />
      </summary>
      {children}
    </details>
  )
}

function Paragraphs({ texts }: { texts: string[] }) {
  return (
    <div className="stack">
      {texts.map((text) => (
        <Words as="p" key={text} html={renderInlineMarkdown(text)} />
      ))}
    </div>
  )
}

interface Props {
  copy: TravelInfoCopy['practical']
  transport: Transport
}

/** Network, emergencies, shops: one open at a time, and the open one may be closed. Works without script. */
export function PracticalAccordion({ copy, transport }: Props) {
  const { avalanche, emergency } = transport
  return (
    <div className="acc practical">
      <Item title={copy.mobile.title}>
        <Paragraphs texts={copy.mobile.text} />
      </Item>
      <Item title={copy.emergency.title} isOpen>
        <div className="practical-wide">
          <EmergencyNumbers numbers={emergency} words={copy.emergency.numbers} look="rows" />
          <p className="practical-avalanche">
            {copy.emergency.avalanche}{' '}
            <a className="link" href={avalanche.href} rel="noopener">
              {new URL(avalanche.href).host.replace('www.', '')}
              <Icon svg={arrowUpRight} />
            </a>
          </p>
          <Paragraphs texts={copy.emergency.text} />
        </div>
      </Item>
      <Item title={copy.shopping.title}>
        <Paragraphs texts={copy.shopping.text} />
      </Item>
    </div>
  )
}
