/** A level as blocks, as on a chart's border; hidden from screen readers, which read the number beside it. */
export function Scale({ level, highest }: { level: number; highest: number }) {
  return (
    <span className="today-scale" aria-hidden="true">
      {Array.from({ length: highest }, (_, index) => index + 1).map((step) => (
        <i key={step} className={step <= level ? 'today-scale-on' : undefined} />
      ))}
    </span>
  )
}
