import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { readTravelInfo } from '#site/content/model/pages/travel-info-copy.ts'
import { PracticalAccordion } from './PracticalAccordion.tsx'

describe('PracticalAccordion', () => {
  const { copy, transport } = readTravelInfo('de')
  const html = renderToStaticMarkup(<PracticalAccordion copy={copy.practical} transport={transport} language="de" />)

  it('has four items of one name, so that the browser keeps one open at a time', () => {
    expect(html.match(/<details name="practical"/g)).toHaveLength(4)
  })

  it('gives every short answer a heading at an address of its own, for the search to open', () => {
    for (const { id } of transport.everyday)
      expect(html).toContain(`<div id="${id}"><h3>${copy.practical.everyday.rows[id]?.name}</h3>`)
  })

  it('lets every emergency number be rung', () => {
    for (const number of ['113', '112', '110', '120', '116117']) expect(html).toContain(`href="tel:${number}"`)
  })
})
