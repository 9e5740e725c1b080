// Leaflet is imported file by file: its bundle cannot be tree-shaken and half of it is unused here. `map/index.js` adds
// the mouse, touch and keyboard handlers.
declare module 'leaflet/src/map/index.js' {
  export { Map } from 'leaflet'
}
declare module 'leaflet/src/layer/tile/GridLayer.js' {
  export { GridLayer } from 'leaflet'
}
declare module 'leaflet/src/layer/marker/Marker.js' {
  export { Marker } from 'leaflet'
}
declare module 'leaflet/src/layer/marker/DivIcon.js' {
  export { DivIcon } from 'leaflet'
}
declare module 'leaflet/src/geometry/Bounds.js' {
  export { Bounds } from 'leaflet'
}
declare module 'leaflet/src/layer/vector/Renderer.js' {
  import { type Bounds, type LatLng, Layer, type Map as LeafletObject } from 'leaflet'
  /** The base of Leaflet's own renderers: an element that is larger than the view and follows it. */
  export class Renderer extends Layer {
    constructor(options: { pane: string; padding: number })
    _map: LeafletObject
    _container: HTMLElement
    /** What is drawn, in pixels of the layer. */
    _bounds: Bounds
    _center: LatLng
    _zoom: number
    _initContainer(): void
    _destroyContainer(): void
    _update(): void
    _reset(): void
    _updateTransform(center: LatLng, zoom: number): void
  }
}
declare module 'leaflet/src/dom/DomEvent.js' {
  import { DomEvent } from 'leaflet'
  export const disableClickPropagation: typeof DomEvent.disableClickPropagation
  export const disableScrollPropagation: typeof DomEvent.disableScrollPropagation
}
