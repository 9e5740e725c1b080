/** Returns the storage of this browser; undefined where it is refused. */
export function findStorage(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}
