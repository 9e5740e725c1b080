import type { Language } from '#contract/languages.ts'
import type { Photo as PhotoData } from './photo-of.ts'
import { type PhotoUse, sizesFor } from './photo-sizes.ts'
import './Photo.css'

interface Props {
  photo: PhotoData
  language: Language
  use: PhotoUse
  /** `eager` for the first picture of a page. */
  loading?: 'eager' | 'lazy'
}

export function sourceSet(photo: PhotoData, format: keyof PhotoData['sources']): string {
  return photo.sources[format].map(({ address, width }) => `${address} ${width}w`).join(', ')
}

/** A photo in several formats and widths that covers its window. */
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

/** Returns classes for an off-centre focus (Photo.css), because the content security policy forbids style attributes. */
function focusClasses({ x, y }: PhotoData['focus']): string {
  const [left, top] = [Math.round(x * 10), Math.round(y * 10)]
  return `${left === 5 ? '' : ` focus-x-${left}`}${top === 5 ? '' : ` focus-y-${top}`}`
}
