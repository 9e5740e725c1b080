import type { ReactNode } from 'react'
import type { Language } from '#contract/languages.ts'
import type { Transport, TravelInfoCopy } from '#site/content/model/pages/travel-info-copy.ts'
import { renderPageLine } from '#site/content/model/render-text.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { arrowUpRight, caretDown } from '#site/ui/icons.ts'
import { RichText } from '#site/ui/RichText.tsx'
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

function Paragraphs({ texts, language }: { texts: string[]; language: Language }) {
  return (
    <div className="stack">
      {texts.map((text) => (
        <RichText as="p" key={text} html={renderPageLine(text, 'travel-info', language)} />
      ))}
    </div>
  )
}

interface Props {
  copy: TravelInfoCopy['practical']
  transport: Transport
  language: Language
}

/** Network, emergencies, shops and what else guests ask: at most one open at a time. Works without script. */
export function PracticalAccordion({ copy, transport, language }: Props) {
  const { avalanche, emergency } = transport
  return (
    <div className="accordion practical">
      <Item title={copy.mobile.title}>
        <Paragraphs texts={copy.mobile.text} language={language} />
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
          <Paragraphs texts={copy.emergency.text} language={language} />
        </div>
      </Item>
      <Item title={copy.shopping.title}>
        <Paragraphs texts={copy.shopping.text} language={language} />
      </Item>
      <Item title={copy.everyday.title}>
        <div className="practical-everyday">
          {transport.everyday.map(({ id }) => (
            // A heading with an address, so that the search opens the page at its answer.
            <div key={id} id={id}>
              <h3>{copy.everyday.rows[id]?.name}</h3>
              <RichText as="p" html={renderPageLine(copy.everyday.rows[id]?.text ?? '', 'travel-info', language)} />
            </div>
          ))}
        </div>
      </Item>
    </div>
  )
}
