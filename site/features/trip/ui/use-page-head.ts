import { useEffect } from 'react'

interface Drawing {
  src: string
  alt: string
}

/** Keeps the head of the page, which was built before there was a plan, in step with it: its title, and the drawing of how one travels. */
export function usePageHead(title: string, drawing: Drawing): void {
  useEffect(() => {
    const heading = document.querySelector('h1')
    if (!heading) return
    heading.textContent = title
    // Where one goes on when another plan is open.
    heading.id = 'trip-title'
    heading.tabIndex = -1
  }, [title])
  const { src, alt } = drawing
  useEffect(() => {
    const picture = document.querySelector<HTMLImageElement>('.plain-head-picture')
    if (picture && picture.getAttribute('src') !== src) Object.assign(picture, { src, alt })
  }, [src, alt])
}
