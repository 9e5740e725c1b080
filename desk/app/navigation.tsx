import { type ComponentProps, useSyncExternalStore } from 'react'

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
  history.pushState(null, '', path)
  dispatchEvent(new Event(moved))
  scrollTo(0, 0)
  document.querySelector<HTMLElement>('h1')?.focus()
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
