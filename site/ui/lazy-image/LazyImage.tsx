import { useEffect, useReducer, useRef } from 'react'
import {
  addressAfter,
  firstState,
  type LazyImageEvent,
  type LazyImageSource,
  loadMargin,
  nextStateOfAttempt,
} from './lazy-image-state.ts'
import './LazyImage.css'

interface Props extends LazyImageSource {
  alt: string
  /** In pixels, reserved for the image. */
  width: number
  height: number
  /** The error message and its retry button. */
  words: { failed: string; retry: string }
  /** Loads at once instead of near the viewport. */
  hasPriority?: boolean
  /** Shown over a placeholder, so that nobody takes it for the subject: «Tegning, ikke hotellet». */
  placeholderNote?: string
}

/** An image that loads near the viewport, retries in other ways when it fails, and finally shows an error. */
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
    // An image in the page's HTML may have loaded or failed before hydration.
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
          // The note already describes the placeholder.
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
            <span className="visually-hidden">{alt}. </span>
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
