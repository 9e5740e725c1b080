import { useCallback, useEffect, useRef, useState } from 'react'

/** After so long without another letter somebody has stopped typing. */
const restMs = 400

/**
 * Promises what is typed in a field at once, and tells `onRest` when the typing rests: for a text that is written into the
 * address, since browsers refuse an address that changes with every letter. `settled` is the text that stands there.
 */
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
