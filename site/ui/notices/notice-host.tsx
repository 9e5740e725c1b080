import { useState } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import stylesAddress from 'sonner/dist/styles.css?url'
import { NoticeWords } from './NoticeWords.tsx'
import { noticeMs, type PassingNotice } from './passing-notice.ts'
import './notice-host.css'

let isMounted = false
let shown = 0
/** The notice that a later one of the same name replaces. Each has an id of its own, so that the same words are announced again. */
const shownByName = new Map<string, string>()

/** The region of notices. Its styles are a file, because the policy of pages forbids inline ones; a notice is readable without them. */
function Notices({ label }: { label: string }) {
  const [isStyled, setIsStyled] = useState(false)
  const showThem = () => setIsStyled(true)
  return (
    <>
      <link rel="stylesheet" href={stylesAddress} onLoad={showThem} onError={showThem} />
      {isStyled ? (
        // It replays what was shown before it was drawn.
        <Toaster
          visibleToasts={3}
          position="bottom-right"
          containerAriaLabel={label}
          toastOptions={{ unstyled: true, classNames: { toast: 'passing-notice' } }}
        />
      ) : null}
    </>
  )
}

/** Shows a notice at the edge of the window. Loaded by `showNotice` on first use. */
export function present(notice: PassingNotice): void {
  const { kind, name, actions = [], regionLabel } = notice
  if (!isMounted)
    createRoot(new DocumentFragment()).render(createPortal(<Notices label={regionLabel} />, document.body))
  isMounted = true
  shown += 1
  const id = `notice-${shown}`
  if (name !== undefined) {
    if (shownByName.has(name)) toast.dismiss(shownByName.get(name))
    shownByName.set(name, id)
  }
  const duration = notice.duration ?? (actions.length > 0 ? noticeMs.longer : noticeMs.plain)
  const say = kind ? toast[kind] : toast.message
  const words = (
    <NoticeWords
      {...notice}
      actions={actions}
      onHold={(isHeld) => say(words, { id, duration: isHeld ? Number.POSITIVE_INFINITY : duration })}
      onClose={() => toast.dismiss(id)}
    />
  )
  say(words, { id, duration })
}
