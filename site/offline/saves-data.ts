/** Tells whether the visitor saves data. Not in the types of TypeScript; only Chromium tells it. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } }
  return connection?.saveData ?? false
}
