import type { Language } from '#contract/languages.ts'
import { OverviewChart } from '#site/features/map/OverviewChart.tsx'
import './offline.css'

/** The whole coast in a frame that scrolls where it is narrower. */
export function CoastWindow({ language, label }: { language: Language; label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys, and not every browser sees to that.
    <section className="coast-frame" tabIndex={0} aria-label={label}>
      <div className="coast-view">
        <OverviewChart language={language} />
      </div>
    </section>
  )
}
