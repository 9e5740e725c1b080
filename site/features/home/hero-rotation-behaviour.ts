/** Time per picture (specification §9). */
export const rotationMilliseconds = 8000

export class Rotation {
  index = 0
  private timer: ReturnType<typeof setInterval> | undefined
  private readonly reasonsToRest = new Set<string>()
  private readonly count: number
  private readonly show: (index: number) => void

  constructor(count: number, show: (index: number) => void) {
    this.count = count
    this.show = show
    this.restart()
  }

  choose(index: number): void {
    this.index = index
    this.show(index)
    this.restart()
  }

  /** Pauses for a reason (`pointer`, `focus`, `hidden`, `button`, `motion`) until the same reason ends. */
  rest(reason: string, isResting: boolean): void {
    if (isResting) this.reasonsToRest.add(reason)
    else this.reasonsToRest.delete(reason)
    this.restart()
  }

  get isRunning(): boolean {
    return this.timer !== undefined
  }

  private restart(): void {
    clearInterval(this.timer)
    this.timer = undefined
    if (this.reasonsToRest.size > 0) return
    this.timer = setInterval(() => {
      this.index = (this.index + 1) % this.count
      this.show(this.index)
    }, rotationMilliseconds)
  }
}

/** Changes the pictures; pauses while hovered, focused, hidden or paused by button, and with reduced motion. */
export function startHeroRotation(hero: HTMLElement): Rotation {
  const slidesHolder = hero.querySelector<HTMLElement>('[data-hero-slides]')
  const pictureWindow = hero.querySelector<HTMLElement>('[data-hero-window]')
  const header = document.querySelector<HTMLElement>('.page-header')
  const buttons = [...hero.querySelectorAll<HTMLButtonElement>('[data-show]')]
  const captions = [...hero.querySelectorAll<HTMLElement>('.captions .caption')]
  const pauseButton = hero.querySelector<HTMLButtonElement>('[data-pause]')
  if (!slidesHolder || !pictureWindow) throw new Error('The hero has no pictures to change.')

  // A picture that decodes late must not replace one chosen since.
  let turns = 0
  const show = (index: number) => {
    // The other pictures enter the page when the first change is due, not before.
    for (const template of slidesHolder.querySelectorAll('template')) template.replaceWith(template.content)
    const slides = [...slidesHolder.querySelectorAll<HTMLElement>('.slide')]
    const turn = ++turns
    // Decoded before it fades in, so that no frame waits for it; one that cannot be decoded is shown as it is.
    const isReady = slides[index]?.querySelector('img')?.decode?.() ?? Promise.resolve()
    isReady
      .catch((error: unknown) => console.error(error))
      .then(() =>
        requestAnimationFrame(() => {
          if (turn !== turns) return
          slides.forEach((slide, each) => {
            slide.dataset.active = String(each === index)
          })
          const shown = slides[index]?.dataset.scene
          for (const colours of [pictureWindow, header]) {
            colours?.classList.remove(...slides.map((slide) => `scene-${slide.dataset.scene}`))
            colours?.classList.add(`scene-${shown}`)
          }
        }),
      )
    captions.forEach((caption, each) => {
      caption.classList.toggle('shown', each === index)
    })
    buttons.forEach((button, each) => {
      if (each === index) button.setAttribute('aria-current', 'true')
      else button.removeAttribute('aria-current')
    })
  }

  const rotation = new Rotation(buttons.length, show)
  buttons.forEach((button, index) => {
    button.addEventListener('click', () => rotation.choose(index))
  })
  const controls = hero.querySelector('[data-hero-controls]')
  controls?.addEventListener('pointerenter', () => rotation.rest('pointer', true))
  controls?.addEventListener('pointerleave', () => rotation.rest('pointer', false))
  hero.addEventListener('focusin', () => rotation.rest('focus', true))
  hero.addEventListener('focusout', () => rotation.rest('focus', false))
  document.addEventListener('visibilitychange', () => rotation.rest('hidden', document.hidden))
  pauseButton?.addEventListener('click', () => {
    const isPaused = pauseButton.getAttribute('aria-pressed') !== 'true'
    pauseButton.setAttribute('aria-pressed', String(isPaused))
    rotation.rest('button', isPaused)
  })
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
  rotation.rest('motion', lessMotion.matches)
  lessMotion.addEventListener('change', () => rotation.rest('motion', lessMotion.matches))
  return rotation
}
