import type { Coords, DoneCallback, Map as LeafletObject } from 'leaflet'
import { GridLayer } from 'leaflet/src/layer/tile/GridLayer.js'
import { deepestZoom } from './group-points.ts'
import { type TileState, type TileWatch, watchTiles } from './watch-tiles.ts'

interface Wanted {
  address: string
  image: HTMLImageElement
  done: DoneCallback
  /** `waiting`: not requested yet; `failed`: requested again once tiles load again. */
  state: 'waiting' | 'requested' | 'failed'
}

/** The background tiles. A failed one stays transparent, so the coast shows; see `watchTiles` for pauses. */
export class TileImages extends GridLayer {
  private readonly tileUrl: string
  private readonly watch: TileWatch
  private readonly missing = new Map<HTMLElement, Wanted>()

  /** `tileUrl` has `{z}`, `{x}` and `{y}`. */
  constructor(tileUrl: string, onState: (state: TileState) => void) {
    super({
      minZoom: 0,
      maxZoom: deepestZoom,
      // One row around the view: the tile server asks not to load more than a visitor is likely to see.
      keepBuffer: 1,
      updateWhenZooming: false,
    })
    this.tileUrl = tileUrl
    this.watch = watchTiles({
      onState,
      onPause: () => {
        for (const wanted of this.missing.values()) if (wanted.state === 'requested') this.abort(wanted)
      },
      onProbe: () => {
        const [first] = this.missing.values()
        if (first) this.request(first)
        return first !== undefined
      },
      onReturn: () => {
        for (const wanted of this.missing.values()) if (wanted.state !== 'requested') this.request(wanted)
      },
    })
    this.on('tileunload', ({ tile }) => {
      const wanted = this.missing.get(tile)
      if (!wanted) return
      this.missing.delete(tile)
      if (wanted.state === 'requested') this.abort(wanted)
    })
  }

  private readonly tryNow = () => this.watch.tryNow()

  override onAdd(map: LeafletObject): this {
    window.addEventListener('online', this.tryNow)
    return super.onAdd(map)
  }

  override onRemove(map: LeafletObject): this {
    window.removeEventListener('online', this.tryNow)
    super.onRemove(map)
    this.watch.stop()
    return this
  }

  protected override createTile({ x, y, z }: Coords, done: DoneCallback): HTMLElement {
    const image = document.createElement('img')
    image.alt = ''
    // The tile server rejects requests without a referrer.
    image.referrerPolicy = 'strict-origin-when-cross-origin'
    const places: Record<string, number> = { x, y, z }
    const address = this.tileUrl.replace(/\{([xyz])\}/g, (_, place: string) => String(places[place]))
    const wanted: Wanted = { address, image, done, state: 'waiting' }
    this.missing.set(image, wanted)
    if (this.watch.mayRequest()) this.request(wanted)
    return image
  }

  private request(wanted: Wanted): void {
    const { image, address, done } = wanted
    wanted.state = 'requested'
    image.onload = () => {
      this.missing.delete(image)
      done(undefined, image)
      this.watch.loaded()
    }
    // Leaflet is not told, so it keeps showing the tiles of the previous zoom level here.
    image.onerror = () => {
      wanted.state = 'failed'
      this.watch.failed()
    }
    image.src = address
    this.watch.requested()
  }

  private abort(wanted: Wanted): void {
    const { image } = wanted
    wanted.state = 'waiting'
    image.onload = null
    image.onerror = null
    image.removeAttribute('src')
    this.watch.aborted()
  }
}
