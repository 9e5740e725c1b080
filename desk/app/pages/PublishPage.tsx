export function PublishPage(_: { kind?: string }) {
  return <h1 tabIndex={-1}>Publish</h1>
}
