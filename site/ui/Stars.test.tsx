import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { divideStars } from './DrawnStars.tsx'
import { Stars } from './Stars.tsx'

describe('divideStars', () => {
  it('dims one star for any fraction', () => {
    expect(divideStars(4.1, 'dimmed')).toEqual({ full: 4, part: 'dimmed' })
    expect(divideStars(4.9, 'dimmed')).toEqual({ full: 4, part: 'dimmed' })
  })

  it('halves a star from a half on, and only then, where halves are wanted', () => {
    expect(divideStars(4.5, 'half')).toEqual({ full: 4, part: 'half' })
    expect(divideStars(4.4, 'half')).toEqual({ full: 4 })
  })

  it('has no part for a whole rating', () => {
    expect(divideStars(5, 'dimmed')).toEqual({ full: 5 })
    expect(divideStars(0, 'half')).toEqual({ full: 0 })
  })
})

describe('Stars', () => {
  const count = (html: string, className: string) =>
    html.match(new RegExp(`<path${className ? ` class="${className}"` : ''} d="([^"]*)"`))?.[1]?.split('M').length ?? 1

  it('draws five stars in all, full, dimmed and grey', () => {
    const html = renderToStaticMarkup(<Stars value={3.2} language="no" />)
    expect([count(html, ''), count(html, 'star-dim'), count(html, 'star-off')].map((parts) => parts - 1)).toEqual([
      3, 1, 1,
    ])
  })

  it('lays half a star on a grey one', () => {
    const html = renderToStaticMarkup(<Stars value={4.5} language="no" fraction="half" />)
    expect([count(html, ''), count(html, 'star-half'), count(html, 'star-off')].map((parts) => parts - 1)).toEqual([
      4, 1, 1,
    ])
  })

  it('says the rating in the language', () => {
    const html = renderToStaticMarkup(<Stars value={5} language="de" />)
    expect(html).toContain('aria-label="5,0 von 5 Sternen"')
    expect(html).not.toContain('star-off')
  })
})
