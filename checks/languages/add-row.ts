/** The file with a row for each language. */
export const listOfLanguages = 'contract/languages.ts'

/** Returns the list of languages with a row for Swedish. Throws when there is no German row to put it after. */
export function addRow(source: string): string {
  const german = /^ {2}de: \{.*\},\n/m.exec(source)?.[0]
  if (!german) throw new Error(`${listOfLanguages} has no row for German.`)
  return source.replace(german, `${german}  sv: { tag: 'sv', locale: 'sv-SE', name: 'Svenska', east: 'Ö' },\n`)
}
