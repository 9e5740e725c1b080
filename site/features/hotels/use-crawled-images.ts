import { useEffect, useRef, useState } from 'react'
import type { HotelSearchAnswer } from '#contract/hotels.ts'
import { crawlImages, listHotelsToCrawl } from './crawl-images.ts'

/** Has the server look for missing pictures, once per hotel; returns the ids of the hotels that have one since. */
export function useCrawledImages(answer: HotelSearchAnswer | undefined, publicKey: string): ReadonlySet<string> {
  const [found, setFound] = useState<ReadonlySet<string>>(new Set())
  const done = useRef(new Set<string>())
  useEffect(() => {
    const hotels = listHotelsToCrawl(answer?.properties ?? []).filter(({ id }) => !done.current.has(id))
    if (hotels.length === 0) return
    const controller = new AbortController()
    crawlImages(hotels, {
      publicKey,
      signal: controller.signal,
      onDone: (id, hasPicture) => {
        done.current.add(id)
        if (hasPicture) setFound((before) => new Set(before).add(id))
      },
    })
    return () => controller.abort()
  }, [answer, publicKey])
  return found
}
