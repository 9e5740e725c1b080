import type { Language } from '#contract/languages.ts'
import type { Photo as PhotoData } from './photo-of.ts'
import { type PhotoUse, sizesFor } from './photo-sizes.ts'
import './Photo.css'

interface Props {
  photo: PhotoData
  language: Language
  use: PhotoUse
  /** `eager` for the picture a visitor sees first. */
  loading?: 'eager' | 'lazy'
}

/** The value of `srcset` for one format of a photo. */
export function sourceSet(photo: PhotoData, format: keyof PhotoData['sources']): string {
  return photo.sources[format].map(({ address, width }) => `${address} ${width}w`).join(', ')
}

/** A photo in the format and the width that the browser needs. It covers the picture window around it. */
export function Photo({ photo, language, use, loading = 'lazy' }: Props) {
  const sizes = sizesFor(use, photo)
  const { jpg } = photo.sources
  const usual = jpg.find(({ width }) => width >= 1200) ?? jpg.at(-1)
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(photo, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(photo, 'webp')} sizes={sizes} />
      <img
        className={`photo${focusClasses(photo.focus)}`}
        src={usual?.address}
        srcSet={sourceSet(photo, 'jpg')}
        sizes={sizes}
        alt={photo.alt[language]}
        width={photo.width}
        height={photo.height}
        loading={loading}
        decoding="async"
        fetchPriority={loading === 'eager' ? 'high' : undefined}
      />
    </picture>
  )
}

/** Classes for a focus off the middle (Photo.css): the content security policy forbids style attributes. */
function focusClasses({ x, y }: PhotoData['focus']): string {
  const [left, top] = [Math.round(x * 10), Math.round(y * 10)]
  return `${left === 5 ? '' : ` focus-x-${left}`}${top === 5 ? '' : ` focus-y-${top}`}`
}
