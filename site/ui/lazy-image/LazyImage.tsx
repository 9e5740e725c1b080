import { useEffect, useReducer, useRef } from 'react'
import {
  addressAfter,
  firstState,
  type LazyImageEvent,
  type LazyImageSource,
  loadMargin,
  nextStateOfAttempt,
} from './lazy-image-state.ts'
import type { LazyImageWords } from './lazy-image-words.ts'
import './LazyImage.css'

interface Props extends LazyImageSource {
  alt: string
  /** In pixels: the place that is kept for the image. */
  width: number
  height: number
  words: LazyImageWords
  /** Loads at once instead of when it comes near the window. */
  hasPriority?: boolean
  /** Said over a placeholder, so that nobody takes it for what the alternative text names: «Tegning, ikke hotellet». */
  placeholderNote?: string
}

/** An image that loads near the window, tries again in other ways when it fails, and says so when nothing helps. */
export function LazyImage({ alt, width, height, words, hasPriority = false, placeholderNote, ...source }: Props) {
  const [state, dispatch] = useReducer(nextStateOfAttempt, firstState(hasPriority))
  const attempt = state.failures
  const send = (event: LazyImageEvent) => dispatch({ event, attempt })
  const frame = useRef<HTMLDivElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const address = addressAfter(state.failures, source)
  const isPlaceholder = source.placeholders.includes(address)
  const isShown = state.phase === 'loading' || state.phase === 'loaded'

  useEffect(() => {
    if (state.phase !== 'waiting' || !frame.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) dispatch({ event: 'near', attempt: 0 })
      },
      { rootMargin: loadMargin },
    )
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [state.phase])

  useEffect(() => {
    // An image of the page as sent may have loaded or failed before React listened.
    if (image.current?.complete && image.current.getAttribute('src') === address)
      dispatch({ event: image.current.naturalWidth > 0 ? 'load' : 'error', attempt })
  }, [address, attempt])

  const fail = () => {
    console.warn(`The picture ${address} could not be loaded.`)
    send('error')
  }
  return (
    <div className="lazy-image" data-phase={state.phase} ref={frame}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
      {isShown ? (
        <img
          key={address}
          ref={image}
          src={address}
          // A placeholder with a note beside it says nothing more.
          alt={isPlaceholder && placeholderNote ? '' : alt}
          width={width}
          height={height}
          onLoad={() => send('load')}
          onError={fail}
        />
      ) : null}
      {state.phase === 'waiting' ? (
        <noscript>
          <img src={source.address} alt={alt} width={width} height={height} loading="lazy" />
        </noscript>
      ) : null}
      {isShown && isPlaceholder && placeholderNote ? <span className="image-note">{placeholderNote}</span> : null}
      {state.phase === 'failed' ? (
        <div className="image-failed">
          <p>
            <span className="vh">{alt}. </span>
            {words.failed}
          </p>
          <button className="btn btn-2 btn-sm" type="button" onClick={() => send('retry')}>
            {words.retry}
          </button>
        </div>
      ) : null}
    </div>
  )
}
