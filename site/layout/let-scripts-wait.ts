import { waitingType } from './what-is-fetched.ts'

/**
 * Promises a page as Astro built it whose scripts wait until it is painted: on a slow line a script that nobody needs yet
 * takes the picture's place. Scripts in development, whose addresses are other ones, stay as they are.
 */
export function letScriptsWait(html: string): string {
  return html.replaceAll('<script type="module" src="/_assets/', `<script type="${waitingType}" src="/_assets/`)
}
