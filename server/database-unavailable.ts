/** The database is unreachable, cannot be opened, or is out of space. The message is for the log. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}
