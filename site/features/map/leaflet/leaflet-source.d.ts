// Leaflet is imported file by file: its bundle cannot be tree-shaken and half of it is unused here. `map/index.js` adds
// the mouse, touch and keyboard handlers; `Renderer.getRenderer.js` lets a map have lines.
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
declare module 'leaflet/src/layer/LayerGroup.js' {
  export { LayerGroup } from 'leaflet'
}
declare module 'leaflet/src/layer/vector/SVG.js' {
  export { SVG } from 'leaflet'
}
declare module 'leaflet/src/layer/vector/Polyline.js' {
  export { Polyline } from 'leaflet'
}
declare module 'leaflet/src/layer/vector/Polygon.js' {
  export { Polygon } from 'leaflet'
}
declare module 'leaflet/src/layer/vector/Renderer.getRenderer.js' {}
declare module 'leaflet/src/dom/DomEvent.js' {
  import { DomEvent } from 'leaflet'
  export const disableClickPropagation: typeof DomEvent.disableClickPropagation
  export const disableScrollPropagation: typeof DomEvent.disableScrollPropagation
}
