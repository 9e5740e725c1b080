import { languageOfPath } from '#contract/languages.ts'
import { type Press, pressEvent } from '#site/features/trip/plan/trip-events.ts'
import { buildElement } from '#site/ui/build-element.ts'
import { findStorage } from '#site/ui/find-storage.ts'
import pressStyles from './press.css?url'
import { createPress } from './press.ts'
import toastStyles from './toast.css?url'
import { buildToast, createToast } from './toast.ts'

// Loaded by `on-page.ts` with the first press.

for (const href of [toastStyles, pressStyles]) document.head.append(buildElement('link', { rel: 'stylesheet', href }))
const toast = buildToast()
document.body.append(toast.root)
const say = createToast(toast)
let press: ((element: HTMLElement) => void) | undefined

document.addEventListener(pressEvent, (event) => {
  const { element, data } = (event as CustomEvent<Press>).detail
  press ??= createPress({
    data,
    language: languageOfPath(location.pathname),
    storage: findStorage(),
    tripHref: document.querySelector<HTMLAnchorElement>('[data-trip-link]')?.pathname ?? '',
    say,
    now: Date.now,
  })
  press(element)
})
