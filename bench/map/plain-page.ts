import { divIcon, type Marker, map as makeMap, marker, tileLayer } from 'leaflet'
import { type CategoryChoice, colourClassOf, emojiOfCategory } from '#site/features/map/categories.ts'
import { startView } from '#site/features/map/shown-point.ts'
import { findRoot, readGiven } from './bench-page.ts'
import '#site/features/map/CategoryDot.css'
import '#site/features/map/LofotenMap.css'
import '#site/features/map/leaflet/leaflet.css'
import '#site/features/map/leaflet/markers.css'

// The naive version: a Leaflet marker with a popup per point, recreated for every category.

const { points, tileUrl } = readGiven()
const frame = document.createElement('div')
frame.className = 'map-view leaflet-map'
const container = frame.appendChild(document.createElement('div'))
findRoot().append(frame)

const still = { animate: false }
const map = makeMap(container, {
  center: [startView.latitude, startView.longitude],
  zoom: startView.zoom,
  zoomAnimation: false,
  fadeAnimation: false,
  markerZoomAnimation: false,
})
tileLayer(tileUrl, { referrerPolicy: 'strict-origin-when-cross-origin' }).addTo(map)

let markers: Marker[] = []
function showMarkers(choice: CategoryChoice): void {
  for (const one of markers) one.remove()
  markers = points
    .filter(({ category }) => choice === 'all' || category === choice)
    .map(({ name, category, description, address = '', coordinates: { latitude, longitude } }) => {
      const html = document.createElement('span')
      html.textContent = emojiOfCategory(category)
      const icon = divIcon({ html, className: `map-marker ${colourClassOf(category)}`, iconSize: [30, 30] })
      const popup = document.createElement('p')
      popup.textContent = `${name}. ${description} ${address}`
      return marker([latitude, longitude], { icon, title: name }).bindPopup(popup, { maxWidth: 250 }).addTo(map)
    })
}
showMarkers('all')

window.benchPage = {
  chooseCategory: showMarkers,
  move: (steps) => void map.panBy([(steps * map.getSize().x) / 3, 0], still),
  zoom: (levels) => void map.setZoom(map.getZoom() + levels, still),
}
