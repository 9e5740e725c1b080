import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { readTravelInfo } from '#site/content/model/pages/travel-info-copy.ts'
import { measureLeg, TransportTable } from './TransportTable.tsx'

describe('measureLeg', () => {
  it('puts times on one scale, in thousandths of it', () => {
    expect(measureLeg([240, 240], 8)).toEqual({ sure: 500, span: 0 })
    expect(measureLeg([195, 240], 8)).toEqual({ sure: 406, span: 94 })
  })
})

describe('TransportTable', () => {
  const { copy, transport } = readTravelInfo('en')
  const html = renderToStaticMarkup(<TransportTable transport={transport} copy={copy.transport} language="en" />)

  it('draws one bar for each sourced time', () => {
    const legs = transport.modes.flatMap((mode) => mode.legs)
    expect(html.match(/class="travel-bar"/g)).toHaveLength(legs.length)
  })

  it('says that a time is missing instead of drawing one', () => {
    // Its first sentence: the next one has a link.
    expect(html.split(copy.transport.noTime.split('.')[0] ?? '')).toHaveLength(2)
  })

  it('links from a note as from any text', () => {
    expect(html).toContain('<a href="/en/camper-and-tent">camper and tent</a>')
    expect(html).not.toContain('](')
  })
})
