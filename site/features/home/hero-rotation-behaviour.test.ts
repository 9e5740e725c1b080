// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Rotation, rotationMilliseconds, startHeroRotation } from './hero-rotation-behaviour.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('Rotation', () => {
  it('shows the next picture every eight seconds and begins again after the last', () => {
    const shown: number[] = []
    new Rotation(4, (index) => shown.push(index))
    vi.advanceTimersByTime(5 * rotationMilliseconds)
    expect(rotationMilliseconds).toBe(8000)
    expect(shown).toEqual([1, 2, 3, 0, 1])
  })

  it('pauses as long as any reason remains', () => {
    const show = vi.fn()
    const rotation = new Rotation(4, show)
    rotation.rest('pointer', true)
    rotation.rest('focus', true)
    rotation.rest('pointer', false)
    vi.advanceTimersByTime(20_000)
    expect(show).not.toHaveBeenCalled()
    rotation.rest('focus', false)
    vi.advanceTimersByTime(rotationMilliseconds)
    expect(show).toHaveBeenCalledExactlyOnceWith(1)
  })

  it('gives a chosen picture its full time', () => {
    const shown: number[] = []
    const rotation = new Rotation(4, (index) => shown.push(index))
    vi.advanceTimersByTime(7000)
    rotation.choose(2)
    vi.advanceTimersByTime(7999)
    expect(shown).toEqual([2])
    vi.advanceTimersByTime(1)
    expect(shown).toEqual([2, 3])
  })
})

function buildHero(): HTMLElement {
  document.body.innerHTML = `
    <header class="page-header scene-a"></header>
    <section data-hero>
      <div data-hero-window class="window scene-a"><div data-hero-slides>
        <div class="slide" data-scene="a" data-active="true"></div>
        <template><div class="slide" data-scene="b" data-active="false"></div></template>
      </div></div>
      <div class="captions"><p class="caption shown"></p><p class="caption"></p></div>
      <button data-show="a" aria-current="true"></button><button data-show="b"></button>
      <button data-pause aria-pressed="false"></button>
    </section>`
  return document.querySelector('[data-hero]') as HTMLElement
}

describe('startHeroRotation', () => {
  it('adds the second picture when due and changes the header’s colours with it', async () => {
    const hero = buildHero()
    startHeroRotation(hero)
    expect(hero.querySelectorAll('.slide')).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(rotationMilliseconds + 50)
    expect(hero.querySelector('[data-scene=b]')?.getAttribute('data-active')).toBe('true')
    expect(document.querySelector('.page-header')?.className).toBe('page-header scene-b')
    expect(hero.querySelectorAll('.caption')[1]?.className).toBe('caption shown')
    expect(hero.querySelector('[data-show=b]')?.getAttribute('aria-current')).toBe('true')
  })

  it('does not rotate with reduced motion, but the numbered buttons work', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true, addEventListener: () => {} } as never)
    const hero = buildHero()
    const rotation = startHeroRotation(hero)
    expect(rotation.isRunning).toBe(false)
    hero.querySelector<HTMLButtonElement>('[data-show=b]')?.click()
    await vi.advanceTimersByTimeAsync(50)
    expect(hero.querySelector('[data-scene=b]')?.getAttribute('data-active')).toBe('true')
  })

  it('stops and starts with the pause button', () => {
    const hero = buildHero()
    const rotation = startHeroRotation(hero)
    const pause = hero.querySelector<HTMLButtonElement>('[data-pause]')
    pause?.click()
    expect([rotation.isRunning, pause?.getAttribute('aria-pressed')]).toEqual([false, 'true'])
    pause?.click()
    expect([rotation.isRunning, pause?.getAttribute('aria-pressed')]).toEqual([true, 'false'])
  })
})
