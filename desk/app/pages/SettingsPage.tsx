export function SettingsPage(_: { kind?: string }) {
  return <h1 tabIndex={-1}>Settings</h1>
}
