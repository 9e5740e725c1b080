import type { Coords, DoneCallback, GridLayerOptions, Map as LeafletObject } from 'leaflet'
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

/** Pictures in squares over the guide's own map. A failed one stays transparent, so the coast shows; see `watchTiles` for pauses. */
export class TileImages extends GridLayer {
  private readonly addressOf: (place: Coords) => string
  private readonly watch: TileWatch
  private readonly missing = new Map<HTMLElement, Wanted>()

  constructor(
    addressOf: (place: Coords) => string,
    onState: (state: TileState) => void,
    options: GridLayerOptions = {},
  ) {
    super({
      minZoom: 0,
      maxZoom: deepestZoom,
      // One row around the view: the tile server asks not to load more than a visitor is likely to see.
      keepBuffer: 1,
      updateWhenZooming: false,
      ...options,
    })
    this.addressOf = addressOf
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

  protected override createTile(place: Coords, done: DoneCallback): HTMLElement {
    const image = document.createElement('img')
    image.alt = ''
    // The tile server rejects requests without a referrer.
    image.referrerPolicy = 'strict-origin-when-cross-origin'
    const wanted: Wanted = { address: this.addressOf(place), image, done, state: 'waiting' }
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

/** Returns the tiles of a service; `address` has `{z}`, `{x}` and `{y}`. */
export function makeTiles(address: string, onState: (state: TileState) => void): TileImages {
  const addressOf = (place: Coords) =>
    address.replace(/\{([xyz])\}/g, (_, axis: string) => String(place[axis as 'x' | 'y' | 'z']))
  return new TileImages(addressOf, onState)
}

/** Farther out, trails would cover the map. */
const zoomOfTrails = 12
/** Pixels: the service counts requests, and larger pictures need fewer. */
const sizeOfTrails = 512
/** Metres from the middle of the map to its edge in EPSG:3857. */
const halfWorld = 20_037_508.342789244

/** Returns the box of a square of trails in EPSG:3857: west, south, east, north. */
export function boxOfTrails({ x, y, z }: Pick<Coords, 'x' | 'y' | 'z'>): number[] {
  const side = (2 * halfWorld * sizeOfTrails) / (256 * 2 ** z)
  const [west, north] = [x * side - halfWorld, halfWorld - y * side]
  return [west, north - side, west + side, north].map((metres) => Math.round(metres * 100) / 100)
}

/** Returns marked trails as pictures that fit over tiles; `address` has `{bbox}`. */
export function makeTrails(address: string, onState: (state: TileState) => void): TileImages {
  return new TileImages((place) => address.replace('{bbox}', boxOfTrails(place).join(',')), onState, {
    minZoom: zoomOfTrails,
    tileSize: sizeOfTrails,
    zIndex: 2,
  })
}
