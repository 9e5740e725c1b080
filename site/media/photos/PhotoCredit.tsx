import type { ElementType } from 'react'
import type { Language } from '#contract/languages.ts'
import { renderInlineMarkdown } from '#site/content/reader/read-content.ts'
import { translator } from '#site/i18n/translate.ts'
import { RichText } from '#site/ui/RichText.tsx'
import type { Photo } from './photo-of.ts'
import './PhotoCredit.css'

interface Props {
  photo: Photo
  language: Language
}

/** «Foto: Kari Nordmann / CC BY 4.0»; `isLinked` must be false inside another link. */
export function PhotoCredit({ photo, language, isLinked = true }: Props & { isLinked?: boolean }) {
  const { name, address } = photo.licence
  return (
    <span className="photo-credit">
      {photo.origin && isLinked ? (
        <a href={photo.origin.address}>{translator(language)('photo.credit', { name: photo.credit })}</a>
      ) : (
        translator(language)('photo.credit', { name: photo.credit })
      )}
      {' / '}
      {address && isLinked ? (
        <a href={address} rel="license">
          {name}
        </a>
      ) : (
        name
      )}
    </span>
  )
}

export function PhotoCaption({
  photo,
  language,
  as: Element,
  className,
}: Props & { as: ElementType; className?: string }) {
  return (
    <Element className={className}>
      {photo.caption ? <RichText html={renderInlineMarkdown(photo.caption[language])} /> : null}
      {photo.caption ? ' ' : null}
      <PhotoCredit photo={photo} language={language} />
    </Element>
  )
}
