export function ProposalsPage(_: { kind?: string }) {
  return <h1 tabIndex={-1}>Proposals</h1>
}
