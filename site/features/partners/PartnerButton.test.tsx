import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { TopRatedBadge, TrustLabel } from '#site/features/entry/ratings/RatingWords.tsx'
import { Figures } from '#site/ui/Figures.tsx'
import { Disclosure } from './Disclosure.tsx'
import { PartnerButton } from './PartnerButton.tsx'

const link = {
  href: 'https://www.partner.example/',
  rel: 'sponsored noopener',
  partner: 'Partner',
  partnerKey: 'hotels',
} as const

describe('PartnerButton', () => {
  it('has its label in the language and is marked as sponsored', () => {
    const html = renderToStaticMarkup(
      <PartnerButton link={link} language="de">
        Verfügbarkeit prüfen
      </PartnerButton>,
    )
    expect(html).toContain('rel="sponsored noopener"')
    expect(html).toContain('Werbelink zu Partner')
    expect(html).toContain('data-partner="hotels"')
  })
})

describe('Disclosure', () => {
  it('discloses one link or all', () => {
    expect(renderToStaticMarkup(<Disclosure of="one link" language="no" />)).toContain('Vi kan få provisjon')
    expect(renderToStaticMarkup(<Disclosure of="page" language="no" />)).toContain('lenker merket')
  })
})

describe('Figures', () => {
  it('marks examples once and leaves checked figures unmarked', () => {
    const sample = renderToStaticMarkup(
      <Figures isSample language="no">
        <div>4,7</div>
      </Figures>,
    )
    expect(sample.match(/Eksempeltall/g)).toHaveLength(1)
    expect(sample).toContain('data-evidence="sample"')
    const verified = renderToStaticMarkup(
      <Figures isSample={false} language="no">
        <div>4,7</div>
      </Figures>,
    )
    expect(verified).not.toContain('sample')
  })
})

describe('TrustLabel and TopRatedBadge', () => {
  it('say nothing about a rating that is too low for them', () => {
    expect(renderToStaticMarkup(<TrustLabel rating={3.4} language="no" />)).toBe('')
    expect(renderToStaticMarkup(<TopRatedBadge rating={4.7} language="no" />)).toBe('')
  })

  it('say what a high rating is called', () => {
    expect(renderToStaticMarkup(<TrustLabel rating={4} language="en" />)).toContain('Very good')
    expect(renderToStaticMarkup(<TopRatedBadge rating={4.8} language="no" />)).toContain('Topprangert')
  })
})
