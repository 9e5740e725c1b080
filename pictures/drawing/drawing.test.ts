import { describe, expect, it } from 'vitest'
import { peaks, skyline } from '#pictures/nature/skyline.ts'
import { contrastOf, mix } from './colours.ts'
import { boxes, points, spots } from './lists.ts'
import { path, smooth } from './paths.ts'
import { seeded, seedOf } from './random.ts'
import { again, Sheet } from './sheet.ts'

describe('chance', () => {
  it('gives the same series for the same seed on every machine', () => {
    const random = seeded(11)
    expect([random(), random(), random()].map((n) => n.toFixed(12))).toEqual([
      '0.511587048648',
      '0.529946408235',
      '0.608118564123',
    ])
  })

  it('gives every part of a picture a series of its own', () => {
    expect(seedOf(7, 'clouds')).not.toBe(seedOf(7, 'stars'))
    expect(seedOf(7, 'clouds')).not.toBe(seedOf(8, 'clouds'))
  })
})

describe('colours', () => {
  it('mixes', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
    expect(mix('#102030', '#ffffff', 0)).toBe('#102030')
  })

  it('compares as WCAG does', () => {
    expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21, 5)
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })
})

describe('a path', () => {
  it('is written with relative steps and no needless separators', () => {
    expect(
      path([
        [10, 10],
        [20, 5],
        [20.4, 5],
      ]),
    ).toBe('M10 10l10-5 0 0z')
  })

  it('does not drift when its points are rounded', () => {
    const points = Array.from({ length: 40 }, (_, index): [number, number] => [index * 1.4, 0])
    const steps = path(points, false)
      .replace(/^M0 0l/, '')
      .split(' ')
      .map(Number)
    const reached = steps.filter((_, index) => index % 2 === 0).reduce((sum, step) => sum + step, 0)
    expect(reached).toBe(Math.round(39 * 1.4))
  })

  it('of no points is nothing', () => {
    expect(path([])).toBe('')
  })

  it('can be a smooth curve that ends where its last point is', () => {
    const numbers = smooth([
      [0, 0],
      [10, 20],
      [30, 20],
    ])
      .replace(/^M0 0c/, '')
      .match(/-?[\d.]+/g)
      ?.map(Number)
    const ends = [numbers?.[4], numbers?.[5], numbers?.[10], numbers?.[11]]
    expect(ends).toEqual([10, 20, 20, 0])
  })
})

describe('a sheet', () => {
  it('defines the same gradient once', () => {
    const sheet = new Sheet()
    const stops = [
      [0, '#000000'],
      [1, '#ffffff'],
    ] as const
    expect(sheet.vertical(stops, 0, 100)).toBe(sheet.vertical(stops, 0, 100))
    expect(sheet.vertical(stops, 0, 100)).not.toBe(sheet.vertical(stops, 0, 101))
    expect(sheet.write().match(/<linearGradient/g)).toHaveLength(2)
  })

  it('shows what it kept again under its name', () => {
    const sheet = new Sheet()
    const kept = sheet.keep('<path d="M0 0h1"/>')
    sheet.put(kept.svg, again(kept.id, [1, 0, 0, -0.5, 0, 900]))
    expect(sheet.write()).toContain(`<g id="${kept.id}">`)
    expect(sheet.write()).toContain(`<use href="#${kept.id}" transform="matrix(1 0 0 -0.5 0 900)"/>`)
  })
})

describe('what a sheet writes', () => {
  it('has no character in its paths that SVG does not need', () => {
    const sheet = new Sheet()
    sheet.put('<path d="M 10 -0.5 L 0.25 4 q -1 -0.75 10.5 -20.05z"/>')
    expect(sheet.write()).toContain('d="M10-.5L.25 4q-1-.75 10.5-20.05z"')
  })
})

describe('lists of numbers', () => {
  it('are written as in SVG, over several lines, with numbers of the code in them', () => {
    const waterline = 640
    expect(points`-40,${waterline} 12.5,-.5 300,${waterline - 40}`).toEqual([
      [-40, 640],
      [12.5, -0.5],
      [300, 600],
    ])
    expect(spots`1,2,0.5`).toEqual([[1, 2, 0.5]])
    expect(boxes`1,2,30,40`).toEqual([[1, 2, 30, 40]])
  })

  it('are refused with the item that is wrong', () => {
    expect(() => points`10,20 30`).toThrow('"30" is not of the form x,y.')
    expect(() => points`10,2O`).toThrow('"10,2O" is not of the form x,y.')
    expect(() => points`10,`).toThrow('"10," is not of the form x,y.')
    expect(() => spots`10,20 1,2,3`).toThrow('"10,20" is not of the form x,y,size.')
  })

  it('name the summits of a skyline and of a layer of peaks', () => {
    expect(skyline`0,640 80,410^`).toEqual([
      [0, 640],
      [80, 410, 1],
    ])
    expect(peaks`Store Trolltind 12.5 0.9, Navaren -3 1`).toEqual([
      ['Store Trolltind', 12.5, 0.9],
      ['Navaren', -3, 1],
    ])
    expect(() => peaks`Navaren 1`).toThrow('"Navaren 1" is not of the form name bearing rise.')
  })
})
