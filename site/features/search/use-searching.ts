import { useEffect, useState } from 'react'

/** What is found sooner is not announced before. */
const pauseMs = 300

/** Takes the words that the guide is being searched from below a field: it is, or nobody searches. */
export function endSearching(root: ParentNode): void {
  const sign = root.querySelector('[data-searching]')
  if (sign?.textContent) sign.textContent = ''
}

/**
 * Says below a field that the guide is being searched, once, as long as an answer is awaited. The script of every page may have said so before
 * (`search-loader-behaviour.ts`), and says it no more.
 */
export function useSearching(root: ParentNode, isWaiting: boolean): void {
  const [said] = useState(() => {
    const sign = root.querySelector<HTMLElement>('[data-searching]')
    const words = sign?.dataset.searching ?? ''
    delete sign?.dataset.searching
    return { sign, words }
  })
  useEffect(() => {
    const { sign, words } = said
    const timer = setTimeout(
      () => {
        const next = isWaiting ? words : ''
        if (sign && sign.textContent !== next) sign.textContent = next
      },
      isWaiting ? pauseMs : 0,
    )
    return () => clearTimeout(timer)
  }, [said, isWaiting])
}
