import type { ReactNode } from 'react'
import type { EntryState } from '#desk/contract.ts'

interface Props {
  entry: EntryState
  onPut: (picture: File) => Promise<void>
  onRemove: () => Promise<unknown>
  /** The fields of what is said of it. */
  children: ReactNode
}

/** The photo of an entry: put in, seen at every crop, and what is said of it. */
export function PhotoPart({ entry: { photo, files }, onPut, onRemove, children }: Props) {
  const take = (files: FileList | null | undefined) => {
    const [file] = files ?? []
    if (file) void onPut(file)
  }
  return (
    <>
      <label
        className="drop"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          take(event.dataTransfer.files)
        }}
      >
        {photo ? 'Another photo' : 'Put a photo here'}: JPEG or PNG, at least 1600 × 800 pixels
        <input type="file" accept="image/jpeg,image/png" onChange={({ target }) => take(target.files)} />
      </label>
      {photo ? (
        <>
          <p role="status">
            {photo.waits
              ? 'The photo waits until credit, licence, day and the alternative texts in three languages stand below.'
              : `${photo.width} × ${photo.height} pixels, shown on the page.`}
          </p>
          <ul className="crops">
            {photo.crops.map(({ name, address }) => (
              <li key={name}>
                <img src={`${address}&of=${files.photo.hash}`} alt={`The crop “${name}”`} />
                {name}
              </li>
            ))}
          </ul>
          <button type="button" className="quiet" onClick={() => void onRemove()}>
            Take the photo away
          </button>
        </>
      ) : null}
      {children}
    </>
  )
}
