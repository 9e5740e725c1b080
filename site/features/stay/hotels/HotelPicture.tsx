import type { ReactNode } from 'react'
import type { Language } from '#contract/languages.ts'
import { addressOfPicture } from '#site/content/pictures/pictures.ts'
import { translator } from '#site/i18n/translate.ts'
import '#site/ui/lazy-image/LazyImage.css'
import './HotelPicture.css'

/** Returns the addresses of the ten drawings that stand in for a hotel's picture, which a list of hotels has in `data-placeholders`. */
export function listHotelDrawings(): string[] {
  return Array.from({ length: 10 }, (_, index) => addressOfPicture(`hotell-${index + 1}`))
}

/** The picture of a hotel in a list, and what stands there once it has failed too often (hotel-pictures-behaviour.ts). */
export function HotelPicture({ id, language, children }: { id: string; language: Language; children: ReactNode }) {
  const translate = translator(language)
  return (
    <div className="hotel-picture" data-hotel-picture={id}>
      {children}
      <div className="image-failed" data-image-failed="" hidden>
        <p>{translate('image.failed')}</p>
        <button className="btn btn-2 btn-sm" type="button">
          {translate('image.retry')}
        </button>
      </div>
    </div>
  )
}
