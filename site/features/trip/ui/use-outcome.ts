import { useEffect, useEffectEvent } from 'react'
import type { Outcome } from '#site/features/trip/plan/trip-reducer.ts'
import { showNotice } from '#site/ui/notices/show-notice.tsx'

interface Words {
  undo: string
  /** The name of the region where it is said. */
  region: string
}

function moveFocus({ focus, ifLost, isAtTop }: Outcome): void {
  if (isAtTop) scrollTo({ top: 0 })
  const isLost = !document.activeElement || document.activeElement === document.body
  const ids = focus ?? (isLost ? ifLost : undefined) ?? []
  const target = ids.map((id) => document.getElementById(id)).find((element) => element?.matches(':not(:disabled)'))
  target?.focus()
}

/** Says what the last action did, with the way back, and moves the focus to where one goes on. */
export function useOutcome(last: Outcome | undefined, words: Words, undo: () => void): void {
  const tell = useEffectEvent((outcome: Outcome) => {
    moveFocus(outcome)
    if (outcome.said === '') return
    const actions = outcome.canUndo ? [{ label: words.undo, onPress: undo }] : []
    void showNotice({ text: outcome.said, name: 'trip', actions, regionLabel: words.region })
  })
  useEffect(() => {
    if (last) tell(last)
  }, [last])
}
