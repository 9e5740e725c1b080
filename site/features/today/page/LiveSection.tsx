import { lazy, type ReactNode, Suspense } from 'react'
import type { TodayWords } from '#site/content/model/pages/today-copy.ts'
import type { SectionContentProps, SectionName } from './SectionContent.tsx'
import type { TodayView } from './today-view.ts'

const SectionContent = lazy(loadSectionContent)

/** Fetches what the parts of the page are drawn with. */
export function loadSectionContent() {
  return import('./SectionContent.tsx')
}

/** What the page knows: nothing yet, or an answer. */
export interface PageState extends Omit<SectionContentProps, 'name' | 'view' | 'usual'> {
  view: TodayView | null
  words: TodayWords
}

interface Props {
  name: SectionName
  page: PageState
  /** Said without script. */
  failure?: string
  /** Whom to ask until the answer is here. */
  link?: { text: string; href: string }
  /** What a reader without script gets besides. */
  withoutScript?: ReactNode
  /** Stands there until it is drawn, in place of the words that it is being fetched. */
  waiting?: ReactNode
}

/** What the answer says of a part, once it is there and can be drawn, and until then what is usual. */
export function LiveContent({
  name,
  page: { view, words: _, ...more },
  usual,
}: Pick<Props, 'name' | 'page'> & { usual: ReactNode }) {
  return (
    <Suspense fallback={usual}>
      {view ? <SectionContent name={name} view={view} usual={usual} {...more} /> : usual}
    </Suspense>
  )
}

/** A part of the page of today: that it is being fetched, or what the answer says. */
export function LiveSection({ name, page, failure, link, withoutScript, waiting: given }: Props) {
  const { words } = page
  const waiting = given ?? (
    <>
      <p className="today-waiting needs-script" data-today-waiting="">
        {words.loading}
      </p>
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
      <LiveContent name={name} page={page} usual={waiting} />
    </div>
  )
}
