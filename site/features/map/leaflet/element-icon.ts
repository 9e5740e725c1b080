import { DivIcon } from 'leaflet/src/layer/marker/DivIcon.js'

/** A Leaflet icon from an existing element with its own listeners. */
export class ElementIcon extends DivIcon {
  private readonly element: HTMLElement
  constructor(element: HTMLElement) {
    super()
    this.element = element
  }
  override createIcon(): HTMLElement {
    return this.element
  }
}
