const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Text for an element or an attribute of XML 1.0: signs of markup as entities, without the characters that XML forbids. */
export function escapeXml(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]|\p{Cs}/gu, '').replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)
}
