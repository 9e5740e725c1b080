import { addressAfter, firstState, type LazyImageEvent, nextState } from '#site/ui/lazy-image/lazy-image-state.ts'

/** Gives each picture of the page's lists of hotels its ways out: placeholders when it fails, then the message with its button. */
export function watchHotelPictures(): void {
  for (const list of document.querySelectorAll<HTMLElement>('[data-placeholders]')) {
    const placeholders = list.dataset.placeholders?.split(' ') ?? []
    for (const frame of list.querySelectorAll<HTMLElement>('[data-hotel-picture]')) watchPicture(frame, placeholders)
  }
}

function watchPicture(frame: HTMLElement, placeholders: string[]): void {
  const image = frame.querySelector('img')
  const failed = frame.querySelector<HTMLElement>('[data-image-failed]')
  if (!image || !failed) throw new Error('A picture of a hotel has no image, or nothing to show when it fails.')
  const { alt } = image
  const source = {
    address: image.getAttribute('src') ?? '',
    imageKey: frame.dataset.hotelPicture ?? '',
    placeholders,
  }
  let state = firstState(true)

  function take(event: LazyImageEvent): void {
    const before = state
    state = nextState(before, event)
    if (state === before) return
    const isFailed = state.phase === 'failed'
    failed?.toggleAttribute('hidden', !isFailed)
    image?.toggleAttribute('hidden', isFailed)
    if (!image || isFailed || event === 'load') return
    // Other formats and widths of the same photo would win over the address.
    for (const other of frame.querySelectorAll('source')) other.remove()
    image.removeAttribute('srcset')
    // A placeholder does not show this hotel.
    image.alt = state.failures === 0 ? alt : ''
    image.src = addressAfter(state.failures, source)
  }

  function fail(): void {
    console.warn(`The picture ${image?.currentSrc} could not be loaded.`)
    take('error')
  }
  image.addEventListener('error', fail)
  image.addEventListener('load', () => take('load'))
  failed.querySelector('button')?.addEventListener('click', () => take('retry'))
  // It may have come or failed before this script did.
  if (!image.complete || image.currentSrc === '') return
  if (image.naturalWidth > 0) take('load')
  else fail()
}
