import {
  decodeMapLevel,
  decodeSurroundings,
  type MapLevel,
  type Shape,
} from '#site/domain/geography/decode-map-level.ts'
import fineAddress from '#site/domain/geography/own-map/fine.json?url'
import middleAddress from '#site/domain/geography/own-map/middle.json?url'
import overviewAddress from '#site/domain/geography/own-map/overview.json?url'
import surroundingsAddress from '#site/domain/geography/own-map/surroundings.json?url'

export type LevelName = 'overview' | 'middle' | 'fine'

const addresses: Record<LevelName | 'surroundings', string> = {
  overview: overviewAddress,
  middle: middleAddress,
  fine: fineAddress,
  surroundings: surroundingsAddress,
}

/** Returns the level for a zoom level (`levels` in scripts/build-map/make-topology.ts). */
export function levelOfZoom(zoom: number): LevelName {
  if (zoom < 8.5) return 'overview'
  return zoom < 10.5 ? 'middle' : 'fine'
}

async function fetchPiece(name: keyof typeof addresses): Promise<unknown> {
  const answer = await fetch(addresses[name])
  if (!answer.ok) throw new Error(`The piece «${name}» of the map answered ${answer.status}.`)
  return answer.json()
}

/** Resolves with a decoded level. Rejects when its file fails to load or is damaged. */
export async function loadMapLevel(name: LevelName): Promise<MapLevel> {
  const steps = decodeMapLevel(await fetchPiece(name))
  for (;;) {
    await breathe()
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Resolves with the land around the map. Rejects when its file fails to load or is damaged. */
export async function loadSurroundings(): Promise<Shape[]> {
  return decodeSurroundings(await fetchPiece('surroundings'))
}

/** Ends the current task, so that the page can answer in between; sooner than a timer would go on. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      // A port that listens would keep a process alive.
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
