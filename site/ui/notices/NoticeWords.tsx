import { type FocusEvent, useRef } from 'react'
import type { PassingNotice } from './passing-notice.ts'

interface Props extends Pick<PassingNotice, 'text' | 'englishText'> {
  actions: NonNullable<PassingNotice['actions']>
  /** Told when the focus comes into the notice, which then stays, and when it leaves. */
  onHold: (isHeld: boolean) => void
  onClose: () => void
}

/** What a notice says, and its buttons. */
export function NoticeWords({ text, englishText, actions, onHold, onClose }: Props) {
  const cameFrom = useRef<Element | null>(null)
  const takeFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    cameFrom.current = relatedTarget
    onHold(true)
  }
  const leaveFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onHold(false)
  }
  const press = (action: (typeof actions)[number]) => {
    // The button goes: the focus returns to where it came from, before the action moves it elsewhere.
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true })
    onClose()
    action.onPress()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the focus of its buttons, and is no control itself.
    <div className="notice-words" onFocus={takeFocus} onBlur={leaveFocus}>
      <p>
        <span>{englishText ? `${text}. ` : text}</span>
        {englishText ? (
          <span className="notice-english" lang="en">
            {englishText}
          </span>
        ) : null}
      </p>
      {actions.map((action) => (
        <button key={action.label} type="button" onClick={() => press(action)}>
          {action.label}
        </button>
      ))}
    </div>
  )
}
