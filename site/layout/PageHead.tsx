import type { StopToAdd } from '#site/content/model/stop-reference.ts'
import { factsOfPicture, type PictureId, wordsOfPicture } from '#site/content/pictures/pictures.ts'
import { Scene } from '#site/content/pictures/Scene.tsx'
import { TodayLine, type TodayLineProps } from '#site/features/today/parts/TodayLine.tsx'
import { AddToTrip } from '#site/features/trip/index.ts'
import { translator } from '#site/i18n/translate.ts'
import { EntryPicture } from '#site/media/photos/EntryPicture.tsx'
import { PhotoCaption } from '#site/media/photos/PhotoCredit.tsx'
import type { Photo } from '#site/media/photos/photo-of.ts'
import type { GuidePage } from '#site/page-list/all-pages.ts'
import { crumbsFor } from '#site/page-list/name-of-page.ts'
import { Crumbs } from '#site/ui/Crumbs.tsx'
import { RichText } from '#site/ui/RichText.tsx'
import '#site/ui/page-head.css'

export interface PageHeadProps {
  page: GuidePage
  title: string
  /** HTML of `renderInlineMarkdown`. */
  leadHtml: string
  scene: PictureId
  /** A photo of the page's entry wins over the drawing. */
  photo?: Photo | undefined
  /** What the page is about, to put on the visitor's trip. */
  toAdd?: StopToAdd | undefined
  /** What today may bring to the page: a warning, a cancelled ferry. */
  today?: TodayLineProps | undefined
  /** The subject is low in the picture, so the title covers less of it. */
  isLow?: boolean
}

/** The head of an inner page: a picture with the title on a board in its lower left. */
export function PageHead({
  page,
  title,
  leadHtml,
  scene,
  photo,
  toAdd,
  today,
  isLow,
  className = '',
}: PageHeadProps & { className?: string }) {
  const translate = translator(page.language)
  const words = wordsOfPicture(scene, page.language)
  const hasBearings = !photo && factsOfPicture(scene).bearings !== undefined
  const picture = (
    <EntryPicture photo={photo} language={page.language} use="head" loading="eager" isCaptioned>
      <Scene
        scene={scene}
        alt={words.alt}
        loading="eager"
        peaksLabel={translate('picture.peaks')}
        {...(hasBearings
          ? { bearingWords: { west: translate('bearing.west'), northWest: translate('bearing.northWest') } }
          : {})}
      />
    </EntryPicture>
  )
  return (
    <section className={`head${isLow ? ' low' : ''} ${className}${photo ? ' photo-head' : ''}`}>
      {today ? (
        <div className="head-picture">
          {picture}
          <TodayLine {...today} language={page.language} />
        </div>
      ) : (
        picture
      )}
      {hasBearings ? null : <div className="rule" aria-hidden="true" />}
      <div className="wrap">
        <div className="board">
          <Crumbs crumbs={crumbsFor(page)} label={translate('layout.crumbs')} />
          <h1>{title}</h1>
          <RichText as="p" className="lead" html={leadHtml} />
          {toAdd ? <AddToTrip language={page.language} {...toAdd} /> : null}
        </div>
        {photo ? (
          <PhotoCaption as="p" className="caption" photo={photo} language={page.language} />
        ) : (
          <RichText as="p" className="caption" html={words.captionHtml} />
        )}
      </div>
    </section>
  )
}
