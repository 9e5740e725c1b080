const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Returns text for XML 1.0: markup characters as entities, forbidden characters removed. */
export function escapeXml(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]|\p{Cs}/gu, '').replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)
}
