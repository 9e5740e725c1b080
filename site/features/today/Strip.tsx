import { type ReactNode, Suspense } from 'react'
import type { TodayWords } from '#site/content-model/pages/today-copy.ts'
import type { TodayView } from './today-view.ts'

/** What the page knows: nothing yet, an answer, or that none can be had. */
export interface PageState {
  view: TodayView | null
  hasFailed: boolean
  words: TodayWords
}

interface Props {
  name: string
  page: PageState
  /** Said without script, and when nothing can be fetched. */
  failure: string
  /** Whom to ask until the answer is here. */
  link?: { text: string; href: string }
  /** What a reader without script gets besides. */
  withoutScript?: ReactNode
  children: (view: TodayView) => ReactNode
}

/** A part of the page of today: that it is being fetched, that nothing can be, or what `children` makes of the answer. */
export function Strip({ name, page: { view, hasFailed, words }, failure, link, withoutScript, children }: Props) {
  return (
    <div className={`today-strip today-strip-${name}`} data-today={name}>
      {/* Each part is made alive in a task of its own. */}
      <Suspense>
        {view ? (
          children(view)
        ) : (
          <>
            {hasFailed ? (
              <p data-today-failed="">{failure}</p>
            ) : (
              <p className="today-waiting needs-script" data-today-waiting="">
                {words.loading}
              </p>
            )}
            <noscript>
              <p>{failure}</p>
              {withoutScript}
            </noscript>
            {link ? (
              <p>
                <a href={link.href} rel="noopener">
                  {link.text}
                </a>
              </p>
            ) : null}
          </>
        )}
      </Suspense>
    </div>
  )
}
