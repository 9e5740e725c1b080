/** A line of an editor’s Markdown without its signs: links by their words, names of waters without stars. */
export function toPlainText(text: string): string {
  return text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('*', '')
}
