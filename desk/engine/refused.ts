/** What the desk does not do, and why, as sentences for the owner. `status` is that of the HTTP answer. */
export class Refused extends Error {
  override name = 'Refused'
  readonly status: number
  readonly remedy: string | undefined
  /** Goes along in the answer. */
  readonly details: object

  constructor(status: number, message: string, remedy?: string, details: object = {}) {
    super(message)
    this.status = status
    this.remedy = remedy
    this.details = details
  }
}
