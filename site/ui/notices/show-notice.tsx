import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { noticeMs, type PassingNotice } from './passing-notice.ts'
import './plain-notice.css'

/** Resolves when the frame of the present step is drawn: to place a notice measures it, and that lays out the whole page anew. */
function waitForFrame(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'hidden') resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })
}

/** Shows a passing notice once what it tells of is drawn; at most three at a time. Fetches what shows it on first use. Never throws. */
export async function showNotice(notice: PassingNotice): Promise<void> {
  try {
    const [{ present }] = await Promise.all([import('./notice-host.tsx'), waitForFrame()])
    present(notice)
  } catch (error) {
    console.error(error)
    showPlainly(notice)
  }
}

/** Without the host: what a page kept for no network says its failures with, because the host is fetched when first needed. */
function showPlainly({ text, englishText }: PassingNotice): void {
  const root = createRoot(new DocumentFragment())
  root.render(
    createPortal(
      <p className="plain-notice" role="alert">
        <span>{englishText ? `${text}. ` : text}</span>
        {englishText ? <span lang="en">{englishText}</span> : null}
      </p>,
      document.body,
    ),
  )
  setTimeout(() => root.unmount(), noticeMs.longer)
}
