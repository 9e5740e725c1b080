import type { PassingNotice } from './passing-notice.ts'

/** Shows a passing notice, at most three at a time for four seconds each. Never throws. */
export async function showNotice(notice: PassingNotice): Promise<void> {
  try {
    const { present } = await import('./notice-host.tsx')
    await present(notice)
  } catch (error) {
    console.error(error)
  }
}
