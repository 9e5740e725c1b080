import type { TripWords } from '#site/content/model/pages/my-trip-copy.ts'
import { findLink } from '#site/features/trip/export/find-link.ts'

/** Bytes; longer files are no plans of ours. */
const longestFile = 1_000_000

/** Opens the plan of a text in this page's address, which says what is wrong with it. Returns false for an empty text. */
function openText(text: string): boolean {
  const pasted = text.trim().slice(0, longestFile)
  if (pasted === '') return false
  // What has no link is shown as a broken one would be: its beginning is enough.
  const fragment = findLink(pasted) ?? findLink(`#${pasted}`) ?? encodeURIComponent(pasted.slice(0, 40).toWellFormed())
  if (location.hash.slice(1) === fragment) dispatchEvent(new HashChangeEvent('hashchange'))
  else location.hash = fragment
  return true
}

/** Opens the plan in the file that a field has, once, and says of what is no plan that it is none, as of a link. */
async function openFile(field: HTMLInputElement): Promise<void> {
  const [chosen] = field.files ?? []
  if (chosen) openText((await chosen.slice(0, longestFile).text()) || chosen.name)
  field.value = ''
}

/** A file that somebody chose before this page's script was there waits in its field. */
const openWaitingFile = (field: HTMLInputElement | null) => {
  if (field?.files?.length) openFile(field)
}

/** The field that a link of somebody else is pasted into, and where a file with one is chosen. */
export function OpenLink({ words }: { words: Pick<TripWords, 'openLabel' | 'open' | 'chooseFile'> }) {
  return (
    <form
      className="trip-open"
      onSubmit={(event) => {
        event.preventDefault()
        const field = event.currentTarget.elements.namedItem('link')
        if (field instanceof HTMLInputElement && !openText(field.value)) field.focus()
      }}
    >
      <label className="trip-field">
        {words.openLabel}
        <input type="text" name="link" autoComplete="off" />
      </label>
      <button type="submit" className="btn btn-2">
        {words.open}
      </button>
      <label className="trip-field wide">
        {words.chooseFile}
        <input
          ref={openWaitingFile}
          type="file"
          accept=".ics,.gpx,.kml,.md,.txt,text/*"
          onChange={({ currentTarget }) => openFile(currentTarget)}
        />
      </label>
    </form>
  )
}
