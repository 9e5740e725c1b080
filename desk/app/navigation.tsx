import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react'

const moved = 'desk-moved'

function follow(listen: () => void): () => void {
  for (const event of ['popstate', moved]) addEventListener(event, listen)
  return () => {
    for (const event of ['popstate', moved]) removeEventListener(event, listen)
  }
}

/** Returns the parts of the address behind /desk, and follows it. */
export function useAddress(): string[] {
  const path = useSyncExternalStore(follow, () => location.pathname)
  return path.split('/').slice(2).filter(Boolean).map(decodeURIComponent)
}

/** Goes to a page of the desk, and puts the reader at its beginning. */
export function goTo(path: string): void {
  takesFocus = true
  history.pushState(null, '', path)
  dispatchEvent(new Event(moved))
  scrollTo(0, 0)
}

/** Whether the next heading of a page takes the focus: after a link, and when it replaces one that had it. */
let takesFocus = false

/** The heading of a page, where somebody who followed a link goes on reading, also when the content comes later. */
export function PageHeading({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const heading = ref.current
    if (takesFocus) heading?.focus()
    takesFocus = false
    return () => {
      takesFocus ||= document.activeElement === heading
    }
  }, [])
  return (
    <h1 ref={ref} tabIndex={-1}>
      {children}
    </h1>
  )
}

/** A link to a page of the desk, which opens without loading everything anew. */
export function Link({ href = '', ...others }: ComponentProps<'a'> & { href: string }) {
  return (
    <a
      href={href}
      {...others}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        goTo(href)
      }}
    />
  )
}
