import { useCallback, useEffect, useRef, useState } from 'react'

const copiedMs = 2000

/** Returns whether something was copied in the last two seconds, and a copy function, which may reject. */
export function useCopied(): [isCopied: boolean, copy: (text: string) => Promise<void>] {
  const [isCopied, setIsCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      clearTimeout(timer.current)
    }
  }, [])

  const copy = useCallback(async (text: string) => {
    await navigator.clipboard.writeText(text)
    if (isGone.current) return
    setIsCopied(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsCopied(false), copiedMs)
  }, [])
  return [isCopied, copy]
}
