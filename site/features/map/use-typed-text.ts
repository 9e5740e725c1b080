import { useCallback, useEffect, useRef, useState } from 'react'

/** Typing has stopped after this long. */
const restMs = 400

/** Returns the text as typed and calls `onRest` after a pause: browsers limit how often an address may change. */
export function useTypedText(
  settled: string,
  onRest: (text: string) => void,
): [text: string, type: (text: string) => void, settle: () => void] {
  const [typed, setTyped] = useState<string>()
  const latest = useRef(onRest)
  latest.current = onRest
  useEffect(() => {
    if (typed === undefined) return
    const rest = setTimeout(() => {
      latest.current(typed)
      setTyped(undefined)
    }, restMs)
    return () => clearTimeout(rest)
  }, [typed])
  const settle = useCallback(() => setTyped(undefined), [])
  return [typed ?? settled, setTyped, settle]
}
