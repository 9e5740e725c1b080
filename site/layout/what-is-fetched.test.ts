// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { scriptOfFetching, speculationRules } from './what-is-fetched.ts'

interface Visit {
  referrer?: string
  type?: string
  saveData?: boolean
}

/** Runs the script as the head of a page does, on a page of `https://guide.example`; promises what it asked for and how to let the page be loaded. */
function arrive({ referrer = '', type = 'navigate', saveData = false }: Visit) {
  document.head.innerHTML = `<script type="speculationrules">${speculationRules}</script>`
  document.body.innerHTML = '<header></header><main><section></section><section></section></main><footer></footer>'
  const asked: string[] = []
  const waiting: (() => void)[] = []
  const frames: (() => void)[] = []
  let whenLoaded = (): void => undefined
  const page = {
    documentElement: document.documentElement,
    referrer,
    querySelector: document.querySelector.bind(document),
    querySelectorAll: document.querySelectorAll.bind(document),
    fonts: {
      load: (font: string) => {
        asked.push(font)
        return new Promise<void>((resolve) => waiting.push(resolve))
      },
    },
  }
  const surroundings = {
    document: page,
    navigator: { connection: { saveData } },
    location: { origin: 'https://guide.example' },
    performance: { getEntriesByType: () => [{ type }] },
    addEventListener: (_event: string, listen: () => void) => {
      whenLoaded = listen
    },
    setTimeout: (run: () => void, delay = 0) => (delay > 0 ? frames.push(run) : setTimeout(run)),
    requestAnimationFrame: (draw: () => void) => frames.push(draw),
  }
  new Function(...Object.keys(surroundings), scriptOfFetching)(...Object.values(surroundings))
  const receive = () => {
    for (const resolve of waiting) resolve()
  }
  /** Lets the browser draw once, and whatever waits for that go on. */
  const draw = async () => {
    await new Promise((resolve) => setTimeout(resolve))
    for (const draw of frames.splice(0)) draw()
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  return { asked, load: () => whenLoaded(), receive, draw }
}

const state = () => document.documentElement.dataset.fonts
const bothFonts = ['1em "Source Serif 4"', '1em "Instrument Sans"']

beforeEach(() => {
  delete document.documentElement.dataset.fonts
})

describe('the fonts', () => {
  it('wait on the first page of a visit until everything else is there and painted', async () => {
    const { asked, load, draw } = arrive({})
    await draw()
    expect(state()).toBe('later')
    load()
    expect(asked).toEqual([])
    await draw()
    expect(asked).toEqual(bothFonts)
    expect(state()).toBe('later')
  })

  it('are used part by part, one with each frame, once both are there, and then everywhere', async () => {
    const { load, receive, draw } = arrive({})
    load()
    await draw()
    expect(document.querySelector('.own-fonts')).toBeNull()
    receive()
    const seen: number[] = []
    while (state() && seen.length < 9) {
      await draw()
      seen.push(document.querySelectorAll('.own-fonts').length)
    }
    expect(seen).toEqual([2, 3, 4, 4])
    expect(state()).toBeUndefined()
  })

  it('wait also when the visitor comes from another site', () => {
    expect(arrive({ referrer: 'https://guide.example.other/' }).asked).toEqual([])
    expect(state()).toBe('later')
  })

  it.each([
    ['on the next page', { referrer: 'https://guide.example/steder' }],
    ['when a page is loaded again', { type: 'reload' }],
    ['on the way back', { type: 'back_forward' }],
  ])('are asked for at once %s, being in the cache', (_when, visit) => {
    expect(arrive(visit).asked).toEqual(bothFonts)
    expect(state()).toBeUndefined()
  })

  it('never come for who saves data, and no page before the click', () => {
    const { asked, load } = arrive({ saveData: true })
    load()
    expect(asked).toEqual([])
    expect(state()).toBe('none')
    expect(document.querySelector('[type=speculationrules]')).toBeNull()
  })

  it('leave the rules to everybody else', () => {
    arrive({})
    expect(document.querySelector('[type=speculationrules]')).not.toBeNull()
  })
})
