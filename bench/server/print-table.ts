/** Prints a Markdown table as in bench/README.md. */
export function printTable(head: string[], rows: (string | number)[][]): void {
  const line = (cells: (string | number)[]): string => `| ${cells.join(' | ')} |`
  console.log(['', line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n'))
}
