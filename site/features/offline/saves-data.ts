/** Returns whether the visitor saves data; `connection` is Chromium only and missing from TypeScript's types. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } }
  return connection?.saveData ?? false
}
