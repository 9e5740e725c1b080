/** The type of scripts that wait for `pictureShown`; browsers do not fetch data blocks. */
export const waitingType = 'after-paint'

/**
 * Returns a page whose scripts wait for the first paint, because on a slow line they would delay the picture. Scripts in
 * development have other addresses and stay as they are.
 */
export function letScriptsWait(html: string): string {
  return html.replaceAll('<script type="module" src="/_assets/', `<script type="${waitingType}" src="/_assets/`)
}
