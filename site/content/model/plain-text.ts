/** Returns a line of Markdown as plain text: link texts without targets, no asterisks. */
export function toPlainText(text: string): string {
  return text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('*', '')
}
