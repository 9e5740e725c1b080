import type { ElementType } from 'react'
import { renderInlineMarkdown } from '#site/editorial/read-content.ts'
import type { Language } from '#site/i18n/languages.ts'
import { translator } from '#site/i18n/translate.ts'
import { Words } from '#site/ui/Words.tsx'
import type { Photo } from './photo-of.ts'
import './PhotoCredit.css'

interface Props {
  photo: Photo
  language: Language
}

/** «Foto: Kari Nordmann / CC BY 4.0». A link only where the line does not stand inside another link. */
export function PhotoCredit({ photo, language, isLinked = true }: Props & { isLinked?: boolean }) {
  const { name, address } = photo.licence
  return (
    <span className="photo-credit">
      {translator(language)('photo.credit', { name: photo.credit })}
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

/** The line under a photo: what it tells, if it tells something, and who took it. */
export function PhotoCaption({
  photo,
  language,
  as: Element,
  className,
}: Props & { as: ElementType; className?: string }) {
  return (
    <Element className={className}>
      {photo.caption ? <Words html={renderInlineMarkdown(photo.caption[language])} /> : null}
      {photo.caption ? ' ' : null}
      <PhotoCredit photo={photo} language={language} />
    </Element>
  )
}
