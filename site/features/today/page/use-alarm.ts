import { useEffect, useRef, useState } from 'react'
import { nameWarning } from '#site/features/today/parts/name-warning.ts'
import type { TodayView } from './today-view.ts'

/** Returns the names of orange and red warnings that were not there before, of which screen readers are told at once. */
export function useAlarm(view: TodayView | null): string {
  const known = useRef<ReadonlySet<string>>(undefined)
  const [alarm, setAlarm] = useState('')
  useEffect(() => {
    if (!view) return
    const severe = (view.answer.parts.warnings.data ?? []).filter(({ level }) => level !== 2)
    const before = known.current
    known.current = new Set([...(before ?? []), ...severe.map(({ id }) => id)])
    const added = before ? severe.filter(({ id }) => !before.has(id)) : []
    if (added.length > 0) setAlarm(added.map((each) => nameWarning(each, view)).join('. '))
  }, [view])
  return alarm
}
