import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter'
import { beforeRelease } from './before-release.ts'
import { notInFirefox } from './firefox-limits.ts'

/** Fails a run of everything when a title of before-release.ts or of firefox-limits.ts is that of no journey: it was renamed, or is gone. */
export default class ReportMissingJourneys implements Reporter {
  private missing: string[] = []

  onBegin(_config: FullConfig, suite: Suite): void {
    const titles = suite.allTests().map((test) => test.titlePath().join(' '))
    const left = beforeRelease.filter(
      ({ spec, title }) => !titles.some((each) => each.includes(`${spec}.spec.ts`) && each.includes(title)),
    )
    const leftInFirefox = notInFirefox
      .flatMap(({ title: { source, flags } }) => source.split('|').map((part) => new RegExp(part, flags)))
      .filter((title) => !titles.some((each) => title.test(each)))
    this.missing = [...left.map(({ spec, title }) => `${spec}: ${title}`), ...leftInFirefox.map(String)]
  }

  async onEnd(): Promise<{ status: 'failed' } | undefined> {
    if (this.missing.length === 0) return undefined
    console.error(
      `before-release.ts and firefox-limits.ts name journeys that there are not:\n${this.missing.join('\n')}`,
    )
    return { status: 'failed' }
  }

  printsToStdio(): boolean {
    return false
  }
}
