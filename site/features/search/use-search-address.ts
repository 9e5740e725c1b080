import { type RefObject, useEffect, useRef, useState } from 'react'
import { fragmentOf, readSearchAddress, type SearchAddress } from './search-address.ts'

const pauseMs = 120

/**
 * Returns the search in the fragment of the address (`#q=…`), and what the field needs to change it. Typing replaces the address, with one
 * history entry for each search.
 */
export function useSearchAddress(field: RefObject<HTMLInputElement | null>) {
  const [address, setAddress] = useState(() => readSearchAddress(location))
  const isTyping = useRef(false)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  const type = () => {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      const typed = { query: field.current?.value ?? '', group: undefined }
      const next = readSearchAddress({ hash: fragmentOf(typed), search: '' })
      writeAddress(next, !isTyping.current)
      isTyping.current = true
      setAddress(next)
    }, pauseMs)
  }
  const settle = () => {
    isTyping.current = false
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: listens as long as the page is open
  useEffect(() => {
    const input = field.current
    if (!input) return
    const readAddress = () => {
      clearTimeout(pause.current)
      settle()
      const next = readSearchAddress(location)
      if (document.activeElement !== input || input.value.trim() !== next.query) input.value = next.query
      setAddress((last) => (fragmentOf(last) === fragmentOf(next) ? last : next))
    }
    const send = () => {
      clearTimeout(pause.current)
      settle()
    }
    const restore = ({ persisted }: PageTransitionEvent) => {
      // WebKit empties fields without autocomplete, in tasks after the event.
      if (persisted) setTimeout(() => Object.assign(input, { value: readSearchAddress(location).query }))
    }
    addEventListener('hashchange', readAddress)
    addEventListener('pageshow', restore)
    input.form?.addEventListener('submit', send)
    // Older links have the query in the query string, which is sent to the server.
    if (location.search && address.query) writeAddress(address, false)
    // The visitor may have typed before this was loaded.
    if (!address.query && input.value.trim()) type()
    else readAddress()
    return () => {
      removeEventListener('hashchange', readAddress)
      removeEventListener('pageshow', restore)
      input.form?.removeEventListener('submit', send)
      clearTimeout(pause.current)
    }
  }, [])

  return { address, inputProps: { onInput: type, onBlur: settle } }
}

function writeAddress(address: SearchAddress, isNewStep: boolean): void {
  const target = location.pathname + (address.query ? fragmentOf(address) : '')
  if (isNewStep) history.pushState(null, '', target)
  else history.replaceState(history.state, '', target)
}
