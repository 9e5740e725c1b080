import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { IslandBoundary } from '#site/ui/IslandBoundary.tsx'
import { SearchInput } from '#site/ui/SearchInput.tsx'
import { useIsAlive } from '#site/ui/use-is-alive.ts'
import { AnswerView } from './AnswerView.tsx'
import type { Answer } from './engine/answer.ts'
import { askGuide, prepareAnswers } from './engine/ask-guide.ts'
import { formatHeading } from './format-answer.ts'
import type { SearchAddress } from './search-address.ts'
import type { SearchData } from './search-data.ts'
import { useSearchAddress } from './use-search-address.ts'
import { useSearching } from './use-searching.ts'

/** Results shown at once, and more with each press of the button. */
const mostAtOnce = 12
const saidAfterMs = 200

/** What is on the page before a search, and is filled in or hidden by one. */
export interface PageParts {
  root: HTMLElement
  heading: HTMLElement
  lead: HTMLElement | null
  /** For screen readers. */
  status: HTMLElement
  /** Says that the search cannot be loaded. */
  failure: HTMLElement
  answer: HTMLElement
  /** The list of all pages. */
  index: HTMLElement
}

interface Props {
  parts: PageParts
  field: { id: string; placeholder: string }
  data: SearchData
}

interface Answered {
  address: SearchAddress
  answer: Answer | 'failed'
}

/** The field of the search page, and below it the answer to the query in the address; without one the page lists the whole guide. */
export function SearchPage({ parts, field, data }: Props) {
  const isAlive = useIsAlive()
  const input = useRef<HTMLInputElement>(null)
  const { address, inputProps } = useSearchAddress(input)
  const [more, setMore] = useState({ address, most: mostAtOnce })
  const most = more.address === address ? more.most : mostAtOnce
  const answered = useAnswer(address, most)
  const shown = useDeferredValue(answered)
  useParts(parts, shown, data)
  const isBusy = address.query !== '' && shown?.address !== address
  useSearching(parts.root, isBusy)
  useEffect(() => {
    if (isBusy) parts.root.setAttribute('aria-busy', 'true')
    else parts.root.removeAttribute('aria-busy')
  }, [parts, isBusy])
  const content = shown && shown.answer !== 'failed' && shown.answer.kind !== 'empty' ? shown.answer : undefined
  return (
    <>
      <SearchInput {...field} ref={input} onFocus={prepareAnswers} {...inputProps} />
      {isAlive
        ? createPortal(
            <IslandBoundary
              words={data.boundary}
              link={{ href: data.href, name: data.words.wholeGuide }}
              resetKey={shown}
            >
              {shown && content ? (
                <AnswerView
                  query={shown.address.query}
                  answer={content}
                  data={data}
                  onMore={() => setMore({ address, most: most + mostAtOnce })}
                />
              ) : null}
            </IslandBoundary>,
            parts.answer,
          )
        : null}
    </>
  )
}

/** Returns the latest answer with its question; undefined before the first. */
function useAnswer(address: SearchAddress, most: number): Answered | undefined {
  const [answered, setAnswered] = useState<Answered>()
  useEffect(() => {
    let isLatest = true
    askGuide(address.query, { group: address.group, most })
      .catch((error) => {
        if (isLatest) console.error(error)
        return 'failed' as const
      })
      .then((answer) => {
        if (isLatest) setAnswered({ address, answer })
      })
    return () => {
      isLatest = false
    }
  }, [address, most])
  return answered
}

/** Fills in the heading, the title and the status of an answer, and hides what it stands instead of. */
function useParts(parts: PageParts, shown: Answered | undefined, data: SearchData): void {
  const [plain] = useState(() => ({ heading: parts.heading.textContent, title: document.title }))
  useEffect(() => {
    if (!shown) return
    const isFailed = shown.answer === 'failed'
    const words = shown.answer === 'failed' ? '' : formatHeading(shown.answer, shown.address.query, data)
    parts.heading.textContent = words || plain.heading
    document.title = words ? document.title.replace(/^.*(?= – )/, () => words) : plain.title
    parts.answer.hidden = !words
    parts.index.hidden = words !== ''
    parts.failure.hidden = !isFailed
    if (parts.lead) parts.lead.hidden = words !== ''
    const timer = setTimeout(() => {
      parts.status.textContent = isFailed ? data.words.failed : words
    }, saidAfterMs)
    return () => clearTimeout(timer)
  }, [parts, shown, data, plain])
}
