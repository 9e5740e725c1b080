import { OverviewChart } from '#site/features/map/OverviewChart.tsx'
import type { Language } from '#site/i18n/languages.ts'
import './CoastWindow.css'

/** The whole coast in a frame; one that is narrower moves over it, by finger or arrow key. */
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
