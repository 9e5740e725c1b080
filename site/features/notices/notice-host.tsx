import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import stylesAddress from 'sonner/dist/styles.css?url'
import type { PassingNotice } from './passing-notice.ts'
import './notice-host.css'

/** Loaded as a file on demand: the content security policy forbids inline styles. */
function loadStyles(): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = stylesAddress
  return new Promise((resolve) => {
    link.onload = () => resolve()
    // A notice is readable without its styles.
    link.onerror = () => resolve()
    document.head.append(link)
  })
}

async function mountHost(label: string): Promise<void> {
  await loadStyles()
  const host = document.body.appendChild(document.createElement('div'))
  // Synchronously: a notice shown before the host listens would be lost.
  flushSync(() => {
    createRoot(host).render(
      <Toaster
        visibleToasts={3}
        duration={4000}
        position="bottom-right"
        containerAriaLabel={label}
        toastOptions={{ unstyled: true, classNames: { toast: 'passing-notice' } }}
      />,
    )
  })
}

let mounting: Promise<void> | undefined

/** Shows a notice at the edge of the window. Loaded by `showNotice` on first use. */
export async function present({ kind, text, englishText, regionLabel }: PassingNotice): Promise<void> {
  mounting ??= mountHost(regionLabel)
  await mounting
  const words = englishText ? (
    <>
      {text}.{' '}
      <span className="notice-english" lang="en">
        {englishText}
      </span>
    </>
  ) : (
    text
  )
  if (kind === 'error') toast.error(words)
  else toast.success(words)
}
