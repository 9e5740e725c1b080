import { addressAfter, firstState, type LazyImageEvent, loadMargin, nextState } from './lazy-image-state.ts'

/** Keeps the size of an image that is not loaded yet. */
function emptyImage(width: string, height: string): string {
  return `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/%3E`
}

function lookAfter(image: HTMLImageElement): void {
  const { lazyImage: imageKey = '', placeholders = '', failed = '', retry = '' } = image.dataset
  const source = {
    address: image.getAttribute('src') ?? '',
    imageKey,
    placeholders: placeholders.split(' ').filter(Boolean),
  }
  // As written: a broken image has the size of its alternative text.
  const [width, height] = [image.getAttribute('width') ?? '16', image.getAttribute('height') ?? '9']
  let state = firstState(image.loading !== 'lazy')
  let box: HTMLElement | undefined

  const send = (event: LazyImageEvent) => {
    const before = state
    state = nextState(before, event)
    if (state === before) return
    image.dataset.phase = state.phase
    if (state.phase === 'failed') tellFailure()
    else if (state.phase === 'loading') {
      box?.remove()
      image.hidden = false
      image.src = addressAfter(state.failures, source)
    }
  }
  const tellFailure = () => {
    box = document.createElement('div')
    box.className = 'image-failed'
    box.style.aspectRatio = `${width} / ${height}`
    const text = document.createElement('p')
    text.textContent = failed
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'btn btn-2 btn-sm'
    button.textContent = retry
    button.addEventListener('click', () => send('retry'))
    box.append(text, button)
    image.after(box)
    image.hidden = true
  }
  image.addEventListener('load', () => {
    if (!image.src.startsWith('data:')) send('load')
  })
  image.addEventListener('error', () => {
    console.warn(`The picture ${image.src} could not be loaded.`)
    send('error')
  })

  if (image.complete && image.naturalWidth > 0) {
    send('near')
    send('load')
  } else if (state.phase === 'loading') {
    // It may have failed before this script ran; asking again tells.
    if (image.complete) image.src = source.address
  } else {
    image.src = emptyImage(width, height)
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        send('near')
      },
      { rootMargin: loadMargin },
    )
    observer.observe(image)
  }
}

/**
 * Looks after every image of a static page that carries `lazyImageAttributes`: they load near the window, try again in
 * other ways when they fail, and say so when nothing helps. Without this script they load as the browser sees fit.
 */
export function lookAfterImages(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-lazy-image]')) lookAfter(image)
}
