import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter'
import { beforeRelease } from './before-release.ts'

/** Fails a run of everything when a title of before-release.ts is that of no journey: it was renamed, or is gone. */
export default class ReportMissingJourneys implements Reporter {
  private missing: string[] = []

  onBegin(_config: FullConfig, suite: Suite): void {
    const titles = suite.allTests().map((test) => test.titlePath().join(' '))
    this.missing = beforeRelease
      .filter(({ spec, title }) => !titles.some((each) => each.includes(`${spec}.spec.ts`) && each.includes(title)))
      .map(({ spec, title }) => `${spec}: ${title}`)
  }

  async onEnd(): Promise<{ status: 'failed' } | undefined> {
    if (this.missing.length === 0) return undefined
    console.error(`e2e/before-release.ts names journeys that there are not:\n${this.missing.join('\n')}`)
    return { status: 'failed' }
  }

  printsToStdio(): boolean {
    return false
  }
}
