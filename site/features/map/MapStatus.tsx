/** Announces changes of the map to screen readers. Must be in the page before its text changes. */
export function MapStatus({ text }: { text: string }) {
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  )
}
