import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { IslandBoundary } from '#site/ui/IslandBoundary.tsx'
import { SearchInput } from '#site/ui/SearchInput.tsx'
import { useCombobox } from '#site/ui/use-combobox.ts'
import { useIsAlive } from '#site/ui/use-is-alive.ts'
import type { Answer } from './engine/answer.ts'
import { askGuide } from './engine/ask-guide.ts'
import { tidyQuery } from './query.ts'
import { formatSaid, listSuggestions, type Suggested, SuggestionSheet } from './SuggestionSheet.tsx'
import type { SearchData } from './search-data.ts'
import { useSearching } from './use-searching.ts'

// Milliseconds; balances requests per keystroke against delay.
const pauseMs = 90

const nothingAsked: Suggested = { query: '', answer: { kind: 'empty' } }

interface Props {
  form: HTMLFormElement
  field: { id: string; placeholder: string }
  data: SearchData
  /** Address of the style sheet of the suggestions, which most visits never need. */
  styles?: string
}

/**
 * A search field with suggestions below it, in the place of the field that the page has. Enter without a choice opens the search page; when
 * the search cannot be loaded, one sentence links to the list of all pages.
 */
export function SuggestionField({ form, field, data, styles }: Props) {
  const isAlive = useIsAlive()
  const [isStyled, setStyled] = useState(styles === undefined)
  const isReady = isAlive && isStyled
  const input = useRef<HTMLInputElement>(null)
  const place = form.parentElement as HTMLElement
  const panel = form.closest<HTMLElement>('[popover]')
  const { suggested, isWaiting, ask, forget } = useSuggested()
  useSearching(form, isWaiting)
  const options = useMemo(() => listSuggestions(suggested), [suggested])
  const combobox = useCombobox({
    options,
    said: formatSaid(suggested, options.length, data),
    onClose: () => panel?.hidePopover(),
  })
  const { isOpen, open, close, status, inputProps, listProps, optionProps } = combobox
  const sheet = useSheet(isOpen, panel !== null)
  const start = useEffectEvent(() => {
    // The visitor may have typed before this was loaded.
    if (input.current?.value.trim()) ask(input.current.value)
    if (input.current === document.activeElement) open()
  })
  const closeNow = useEffectEvent(() => close())
  const leave = useEffectEvent((event: FocusEvent) => {
    if (!panel && !place.contains(event.relatedTarget as Node | null)) close()
  })
  const press = useEffectEvent(({ target }: MouseEvent) => {
    if ((target as Element).closest('a')) close()
  })
  // The back/forward cache restores the open list, and in Firefox the focus too.
  const leavePage = useEffectEvent(() => {
    flushSync(() => {
      close()
      forget()
    })
    input.current?.blur()
  })
  useEffect(() => {
    start()
    form.addEventListener('submit', closeNow)
    place.addEventListener('focusout', leave)
    place.addEventListener('click', press)
    addEventListener('pagehide', leavePage)
    return () => {
      form.removeEventListener('submit', closeNow)
      place.removeEventListener('focusout', leave)
      place.removeEventListener('click', press)
      removeEventListener('pagehide', leavePage)
    }
  }, [form, place])

  return (
    <>
      <SearchInput
        {...field}
        ref={input}
        {...(isReady ? inputProps : {})}
        onInput={(event) => {
          inputProps.onInput()
          ask(event.currentTarget.value)
        }}
        onFocus={(event) => {
          open()
          if (tidyQuery(event.currentTarget.value) !== suggested.query) ask(event.currentTarget.value)
        }}
      />
      {isAlive
        ? createPortal(
            <>
              {isReady ? (
                <div className={panel ? 'suggest in-panel' : 'suggest below-field'} {...sheet}>
                  <IslandBoundary
                    words={data.boundary}
                    link={{ href: data.href, name: data.words.wholeGuide }}
                    resetKey={suggested}
                  >
                    <SuggestionSheet
                      suggested={suggested}
                      options={options}
                      data={data}
                      listProps={listProps}
                      optionProps={optionProps}
                    />
                  </IslandBoundary>
                </div>
              ) : null}
              <p className="visually-hidden" role="status">
                {status}
              </p>
              {/* In its place: where React would put it, before all other sheets, it would turn the order of the layers round. */}
              {styles ? <link rel="stylesheet" href={styles} onLoad={() => setStyled(true)} /> : null}
            </>,
            place,
          )
        : null}
    </>
  )
}

/** Returns what is suggested for the letters that were last asked about, soon after they are typed. */
function useSuggested() {
  const [query, setQuery] = useState<string>()
  const [suggested, setSuggested] = useState(nothingAsked)
  useEffect(() => {
    if (query === undefined) return
    let isLatest = true
    const timer = setTimeout(async () => {
      const answer: Answer | 'failed' = await askGuide(query).catch((error) => {
        // A page that is left gets what is on its way as refused.
        if (isLatest) console.error(error)
        return 'failed'
      })
      if (isLatest) setSuggested({ query, answer })
    }, pauseMs)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [query])
  return {
    suggested,
    isWaiting: Boolean(query) && query !== suggested.query,
    ask: (typed: string) => setQuery(tidyQuery(typed)),
    forget: () => {
      setQuery(undefined)
      setSuggested(nothingAsked)
    },
  }
}

/**
 * Returns the attributes of the sheet below a field: it is in the top layer, where CSS can anchor it to the field, so that nothing clips it.
 * In the panel of the header it is always there.
 */
function useSheet(isOpen: boolean, isInPanel: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const [isInTopLayer] = useState(() => !isInPanel && CSS.supports('top', 'anchor(bottom)'))
  useLayoutEffect(() => {
    if (isInTopLayer) ref.current?.togglePopover(isOpen)
  })
  if (isInPanel) return { ref }
  return isInTopLayer ? ({ ref, popover: 'manual' } as const) : { ref, hidden: !isOpen }
}
