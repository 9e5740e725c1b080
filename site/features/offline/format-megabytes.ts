/** Returns bytes as megabytes: «8,4 MB», at least «0,1 MB». */
export function formatMegabytes(bytes: number, locale: string): string {
  const megabytes = Math.max(0.1, Math.ceil(bytes / 100_000) / 10)
  return `${megabytes.toLocaleString(locale, { maximumFractionDigits: 1 })}\u00a0MB`
}
