/** A number of bytes as people read it on a download: «8,4 MB», never less than «0,1 MB». */
export function sayMegabytes(bytes: number, locale: string): string {
  const megabytes = Math.max(0.1, Math.ceil(bytes / 100_000) / 10)
  return `${megabytes.toLocaleString(locale, { maximumFractionDigits: 1 })}\u00a0MB`
}
