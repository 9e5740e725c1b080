import { useEffect, useEffectEvent, useState } from 'react'
import { type Language, languages } from '#contract/languages.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatAge } from '#site/i18n/format-age.ts'
import { IslandBoundary } from '#site/ui/IslandBoundary.tsx'
import { showNotice } from '#site/ui/notices/show-notice.tsx'
import type { StoredPagesWords } from './offline-words.ts'
import { listStoredPages, type StoredPage } from './stored-pages.ts'
import './offline.css'

interface Props {
  language: Language
  words: StoredPagesWords
  /** The cache that has them. Handed over: `kept-caches.ts` would be one more file for pages that only offer the download. */
  cacheName: string
  /** The way to the same without this list. */
  plainWay: { href: string; name: string }
}

/** The pages of a language stored in the browser. */
export function StoredPages(props: Props) {
  return (
    <IslandBoundary words={props.words} link={props.plainWay}>
      <List {...props} />
    </IslandBoundary>
  )
}

/** Where the browser refuses its storage, says so on the page and in a notice. */
function List({ language, words, cacheName }: Props) {
  const [pages, setPages] = useState<readonly StoredPage[] | 'refused'>([])
  const list = useEffectEvent(async () => {
    try {
      setPages(await listStoredPages(language, cacheName))
    } catch (error) {
      console.error(error)
      setPages('refused')
      await showNotice({
        kind: 'error',
        text: words['offlinePage.refused'],
        regionLabel: words['offlinePage.notices'],
      })
    }
  })
  useEffect(() => {
    const listAgain = () => list()
    listAgain()
    // Told by `download-guide-behaviour.ts` once everything stored is gone.
    document.addEventListener('removed', listAgain)
    return () => document.removeEventListener('removed', listAgain)
  }, [])
  if (pages === 'refused') return <p data-refused="">{words['offlinePage.refused']}</p>
  if (pages.length === 0) return <p data-none="">{words['offlinePage.noPages']}</p>
  return (
    <ul className="stored">
      {pages.map(({ path, title, readAt }) => (
        <li key={path}>
          <a href={path}>{title}</a> {readAt ? <small>{formatRead(readAt)}</small> : null}
        </li>
      ))}
    </ul>
  )

  function formatRead(readAt: string): string {
    return fillGaps(words['offlinePage.readAgo'], { age: formatAge(readAt, Date.now(), languages[language].locale) })
  }
}
