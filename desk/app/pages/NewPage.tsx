export function NewPage(_: { kind?: string }) {
  return <h1 tabIndex={-1}>New</h1>
}
