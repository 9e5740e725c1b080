import type { ComponentProps } from 'react'

/** A link to a part of the page beside its address, which holds the plan. */
export function JumpLink({ to, children, ...others }: { to: string } & Omit<ComponentProps<'a'>, 'href' | 'onClick'>) {
  return (
    <a
      {...others}
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault()
        const part = document.getElementById(to)
        if (!part) return
        // So that the next press of Tab goes on from there, and a listener hears where they are.
        part.tabIndex = -1
        part.focus({ preventScroll: true })
        part.scrollIntoView()
      }}
    >
      {children}
    </a>
  )
}
