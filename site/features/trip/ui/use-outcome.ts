import { useEffect, useEffectEvent } from 'react'
import type { Plan } from '#site/features/trip/plan/plan.ts'
import type { Outcome } from '#site/features/trip/plan/trip-state.ts'
import { showNotice } from '#site/ui/notices/show-notice.tsx'

interface Words {
  undo: string
  showEarlier: string
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
export function useOutcome(
  last: Outcome | undefined,
  words: Words,
  ways: { undo(): void; showEarlier(plan: Plan): void },
): void {
  const tell = useEffectEvent((outcome: Outcome) => {
    moveFocus(outcome)
    if (outcome.said === '') return
    const { earlier } = outcome
    const actions = [
      ...(outcome.canUndo ? [{ label: words.undo, onPress: ways.undo }] : []),
      ...(earlier ? [{ label: words.showEarlier, onPress: () => ways.showEarlier(earlier) }] : []),
    ]
    void showNotice({ text: outcome.said, name: 'trip', actions, regionLabel: words.region })
  })
  useEffect(() => {
    if (last) tell(last)
  }, [last])
}
