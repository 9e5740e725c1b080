// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { bundlePageStart } from './bundle-script.ts'
import { letScriptsWait } from './let-scripts-wait.ts'
import { speculationRules } from './speculation-rules.ts'

const pageStartScript = await bundlePageStart()

interface Visit {
  referrer?: string
  type?: string
  saveData?: boolean
}

/** Runs the script as in the head of a page of `https://guide.example`; resolves with its requests and controls of the page. */
function arrive({ referrer = '', type = 'navigate', saveData = false }: Visit) {
  document.head.innerHTML = `<script type="speculationrules">${speculationRules}</script>`
  document.body.innerHTML = '<header></header><main><section></section><section></section></main><footer></footer>'
  const asked: string[] = []
  const waiting: (() => void)[] = []
  const failing: (() => void)[] = []
  const frames: (() => void)[] = []
  const timers: { run: () => void; delay: number }[] = []
  const listeners = new Map<string, () => void>()
  const page = {
    documentElement: document.documentElement,
    referrer,
    querySelector: document.querySelector.bind(document),
    querySelectorAll: document.querySelectorAll.bind(document),
    fonts: {
      load: (font: string) => {
        asked.push(font)
        return new Promise<void>((resolve, reject) => {
          waiting.push(resolve)
          failing.push(() => reject(new Error('The line was lost.')))
        })
      },
    },
  }
  const own: { pictureShown?: Promise<void> } = {}
  const surroundings = {
    document: page,
    globalThis: own,
    navigator: { connection: { saveData } },
    location: { origin: 'https://guide.example' },
    performance: { getEntriesByType: () => [{ type }] },
    addEventListener: (event: string, listen: () => void) => listeners.set(event, listen),
    setTimeout: (run: () => void, delay = 0) => (delay > 0 ? timers.push({ run, delay }) : setTimeout(run)),
    requestAnimationFrame: (draw: () => void) => frames.push(draw),
  }
  new Function(...Object.keys(surroundings), pageStartScript)(...Object.values(surroundings))
  let isShown = false
  own.pictureShown?.then(() => {
    isShown = true
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve, 1))
  return {
    asked,
    isShown: () => isShown,
    async receive() {
      for (const resolve of waiting) resolve()
      await settle()
    },
    async lose() {
      for (const reject of failing) reject()
      await settle()
    },
    async happen(event: string) {
      listeners.get(event)?.()
      await settle()
    },
    /** Runs one animation frame and what waits for it. */
    async draw() {
      await settle()
      for (const draw of frames.splice(0)) draw()
      await settle()
    },
    /** Advances the timers; new ones count from the start of the call. */
    async pass(milliseconds: number) {
      const isDue = ({ delay }: { delay: number }) => delay <= milliseconds
      while (timers.some(isDue)) {
        timers.splice(timers.findIndex(isDue), 1)[0]?.run()
        await settle()
      }
    },
  }
}

const state = () => document.documentElement.dataset.fonts
const bothFonts = ['1em "Source Serif 4"', '1em "Instrument Sans"']

beforeEach(() => {
  delete document.documentElement.dataset.fonts
})

describe('what a page does not need for its first sight', () => {
  it('waits until everything else is there and painted', async () => {
    const { isShown, happen, draw, pass } = arrive({})
    await happen('load')
    await pass(50)
    expect(isShown()).toBe(false)
    await draw()
    expect(isShown()).toBe(false)
    await pass(50)
    expect(isShown()).toBe(true)
  })

  it.each(['pointerdown', 'keydown'])('comes at once with a %s', async (event) => {
    const { isShown, happen } = arrive({})
    expect(isShown()).toBe(false)
    await happen(event)
    expect(isShown()).toBe(true)
  })

  it('waits three seconds for a picture that does not come, and no longer', async () => {
    const { isShown, happen, pass } = arrive({})
    await pass(9000)
    expect(isShown()).toBe(false)
    await happen('DOMContentLoaded')
    await pass(2999)
    expect(isShown()).toBe(false)
    await pass(3000)
    expect(isShown()).toBe(true)
  })
})

describe('the parts below the fold', () => {
  const count = () => document.querySelectorAll('.laid-out').length

  it.each([
    ['on later pages', { referrer: 'https://guide.example/steder' }],
    ['for who saves data', { saveData: true }],
  ])('are laid out one with each frame once the picture is there, %s', async (_who, visit) => {
    const { happen, draw } = arrive(visit)
    expect(count()).toBe(0)
    await happen('keydown')
    expect(count()).toBe(1)
    await draw()
    expect(count()).toBe(2)
  })

  it('are laid out once on the first page: with its own fonts', async () => {
    const { happen, receive, draw, pass } = arrive({})
    await happen('keydown')
    await draw()
    await pass(100)
    expect(count()).toBe(0)
    await receive()
    for (let frame = 0; frame < 9 && state(); frame += 1) {
      expect(count()).toBe(document.querySelectorAll('.own-fonts').length)
      await draw()
    }
    expect(document.querySelector('main > :not(.laid-out)')).toBeNull()
  })

  it('are laid out with the fonts of the device where others do not come', async () => {
    const { happen, lose, draw, pass } = arrive({})
    await happen('keydown')
    await pass(100)
    await lose()
    await draw()
    await draw()
    expect(document.querySelector('main > :not(.laid-out)')).toBeNull()
  })
})

describe('the scripts of a page', () => {
  it('are named where the bundler put them, and data to a browser', () => {
    const built = '<main></main><script type="module" src="/_assets/Page.ab.js"></script>'
    expect(letScriptsWait(built)).toBe('<main></main><script type="after-paint" src="/_assets/Page.ab.js"></script>')
  })

  it.each([
    ['of development', '<script type="module" src="/@vite/client"></script>'],
    ['that stands in the page', '<script type="module">import("/_assets/a.js")</script>'],
  ])('do not wait: one %s', (_which, html) => {
    expect(letScriptsWait(html)).toBe(html)
  })
})

describe('the fonts', () => {
  it('wait on the first page of a visit until the picture is there', async () => {
    const { asked, happen, pass } = arrive({})
    expect(state()).toBe('later')
    expect(asked).toEqual([])
    await happen('keydown')
    expect(asked).toEqual([])
    await pass(100)
    expect(asked).toEqual(bothFonts)
    expect(state()).toBe('later')
  })

  it('are used part by part, one with each frame, once both are there, and then everywhere', async () => {
    const { happen, receive, draw, pass } = arrive({})
    await happen('keydown')
    await pass(100)
    expect(document.querySelector('.own-fonts')).toBeNull()
    await receive()
    const seen: number[] = [document.querySelectorAll('.own-fonts').length]
    while (state() && seen.length < 9) {
      await draw()
      seen.push(document.querySelectorAll('.own-fonts').length)
    }
    expect(seen).toEqual([1, 2, 3, 4, 4])
    expect(state()).toBeUndefined()
  })

  it('are used row by row in a ranking, before the part that it is in', async () => {
    const { happen, receive, draw, pass } = arrive({})
    const ranking = document.querySelector('section + section') as Element
    ranking.innerHTML = '<ol class="ranked"><li></li><li></li></ol>'
    await happen('keydown')
    await pass(100)
    await receive()
    const seen: string[] = []
    for (let frame = 0; frame < 9 && !ranking.matches('.own-fonts'); frame += 1) {
      await draw()
      seen.push(`${ranking.querySelectorAll('.own-fonts').length} ${ranking.matches('.own-fonts')}`)
    }
    expect(seen).toEqual(['0 false', '1 false', '2 false', '2 true'])
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

  it('leave the page with those of the device where one does not come', async () => {
    const { happen, pass, lose } = arrive({})
    await happen('keydown')
    await pass(100)
    await lose()
    expect(state()).toBe('none')
    expect(document.querySelector('.own-fonts')).toBeNull()
  })

  it('never come for who saves data, and no page before the click', async () => {
    const { asked, happen, pass } = arrive({ saveData: true })
    await happen('keydown')
    await pass(9000)
    expect(asked).toEqual([])
    expect(state()).toBe('none')
    expect(document.querySelector('[type=speculationrules]')).toBeNull()
  })

  it('leave the rules to everybody else', () => {
    arrive({})
    expect(document.querySelector('[type=speculationrules]')).not.toBeNull()
  })
})
