import type { PassingNotice } from './passing-notice.ts'
import './plain-notice.css'

const plainMs = 8000

/** Shows a passing notice, at most three at a time for four seconds each. Never throws. */
export async function showNotice(notice: PassingNotice): Promise<void> {
  try {
    const { present } = await import('./notice-host.tsx')
    await present(notice)
  } catch (error) {
    console.error(error)
    showPlainly(notice)
  }
}

/** Without the host: what a page kept for no network says its failures with, because the host is fetched when first needed. */
function showPlainly({ text, englishText }: PassingNotice): void {
  const notice = document.createElement('p')
  notice.className = 'plain-notice'
  notice.setAttribute('role', 'alert')
  notice.textContent = text
  if (englishText) {
    const english = document.createElement('span')
    english.lang = 'en'
    english.textContent = englishText
    notice.append('. ', english)
  }
  document.body.append(notice)
  setTimeout(() => notice.remove(), plainMs)
}
