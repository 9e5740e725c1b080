import { Icon } from '#site/ui/Icon.tsx'
import { check, copy as copyIcon } from '#site/ui/icons.ts'
import { showNotice } from '#site/ui/notices/show-notice.tsx'
import type { MapWords } from './map-words.ts'
import { useCopied } from './use-copied.ts'
import './PointCard.css'

interface Props {
  text: string
  what: 'address' | 'coordinates'
  /** Visually hidden label of an icon button, with the name of the place. */
  label?: string
  words: MapWords
}

/** Copies an address or coordinates; confirms on the button for two seconds and in a notice. */
export function CopyButton({ text, what, label, words }: Props) {
  const [isCopied, copy] = useCopied()
  const copyText = async () => {
    try {
      await copy(text)
      showNotice({ kind: 'success', text: words[`map.copy.${what}.done`], regionLabel: words['map.notices'] })
    } catch (error) {
      console.error(error)
      showNotice({ kind: 'error', text: words[`map.copy.${what}.failed`], regionLabel: words['map.notices'] })
    }
  }
  const shownText = isCopied ? words['map.copy.done'] : (label ?? words[`map.copy.${what}`])
  return (
    <button
      type="button"
      className={label ? 'copy-icon' : 'btn btn-2 btn-sm'}
      data-copied={isCopied || undefined}
      onClick={copyText}
    >
      <Icon svg={isCopied ? check : copyIcon} />
      <span className={label ? 'visually-hidden' : undefined}>{shownText}</span>
    </button>
  )
}
