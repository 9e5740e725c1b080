import type { StopToAdd } from '#site/content-model/stop-reference.ts'
import './AddToTrip.css'

interface Props extends StopToAdd {
  /** The ring alone, for rows without room for words. */
  isBare?: boolean
}

/** What adds a stop to the visitor's trip. `on-page.ts` fills it; without script nothing is there. */
export function AddToTrip({ stop, name, isBare = false }: Props) {
  return <trip-add data-stop={stop} data-name={name} class={isBare ? 'bare' : undefined} />
}
