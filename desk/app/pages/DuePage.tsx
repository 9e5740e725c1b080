export function DuePage(_: { kind?: string }) {
  return <h1 tabIndex={-1}>Due</h1>
}
