import { lazy, type ReactNode, Suspense } from 'react'
import type { TodayWords } from '#site/content-model/pages/today-copy.ts'
import type { SectionContentProps, SectionName } from './SectionContent.tsx'
import type { TodayView } from './today-view.ts'

const SectionContent = lazy(loadSectionContent)

/** Fetches what the parts of the page are drawn with. */
export function loadSectionContent() {
  return import('./SectionContent.tsx')
}

/** What the page knows: nothing yet, an answer, or that none can be had. */
export interface PageState extends Omit<SectionContentProps, 'name' | 'view'> {
  view: TodayView | null
  hasFailed: boolean
  words: TodayWords
}

interface Props {
  name: SectionName
  page: PageState
  /** Said without script, and when nothing can be fetched. */
  failure?: string
  /** Whom to ask until the answer is here. */
  link?: { text: string; href: string }
  /** What a reader without script gets besides. */
  withoutScript?: ReactNode
}

/** A part of the page of today: that it is being fetched, that nothing can be, or what the answer says. */
export function LiveSection({ name, page, failure, link, withoutScript }: Props) {
  const { view, hasFailed, words, ...more } = page
  const waiting = (
    <>
      {hasFailed && failure ? (
        <p data-today-failed="">{failure}</p>
      ) : (
        <p className="today-waiting needs-script" data-today-waiting="">
          {words.loading}
        </p>
      )}
      {failure ? (
        <noscript>
          <p>{failure}</p>
          {withoutScript}
        </noscript>
      ) : null}
      {link ? (
        <p>
          <a href={link.href} rel="noopener">
            {link.text}
          </a>
        </p>
      ) : null}
    </>
  )
  return (
    <div className={`today-section today-section-${name}`} data-today={name}>
      <Suspense fallback={waiting}>{view ? <SectionContent name={name} view={view} {...more} /> : waiting}</Suspense>
    </div>
  )
}
