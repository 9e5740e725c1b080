import { refuse, type ServiceStubOptions, startServiceStub } from '#stubs/start-service-stub.ts'

/** As the partner's script: it fills the element that has the partner id with a frame of its own. Runs in the visitor's browser. */
export const widgetScript = `
const { origin } = new URL(document.currentScript.src)
const place = document.querySelector('[data-vi-partner-id]')
if (place) {
  const { viPartnerId, viWidgetRef, viLanguage = 'NB' } = place.dataset
  const frame = document.createElement('iframe')
  frame.title = 'Viator (stand-in)'
  frame.src = origin + '/tours?' + new URLSearchParams({ pid: viPartnerId, ref: viWidgetRef, language: viLanguage })
  frame.style.cssText = 'width: 100%; height: 26rem; border: 0'
  place.append(frame)
}
`

const notes = {
  NB: 'Stand-in for partnerens liste: ingen av disse turene finnes.',
  EN: 'A stand-in for the partner’s list: none of these tours exists.',
  DE: 'Platzhalter für die Liste des Partners: Keine dieser Touren gibt es.',
} as const

const tours = [
  ['Havørntur med seilende brygge (finnes ikke)', '4,9 (128)', 'NOK 990'],
  ['Nordlys med kaffekjele (finnes ikke)', '4,8 (76)', 'NOK 1 250'],
  ['Kajakk rundt en flytende øy (finnes ikke)', '4,7 (54)', 'NOK 1 100'],
] as const

function writePage(language: string): string {
  const note = notes[language as keyof typeof notes] ?? notes.NB
  const items = tours.map(([name, rating, price]) => `<li><b>${name}</b><br>★ ${rating} · ${price}</li>`).join('')
  return `<!doctype html><html lang="${language.toLowerCase()}"><meta charset="utf-8"><title>Stand-in</title>
<style>body{font:1rem/1.5 system-ui;margin:1rem;background:#fff;color:#222}li{margin:0 0 1rem}</style>
<p>${note}</p><ul>${items}</ul></html>`
}

/** Starts a stand-in of the tour partner's widget: its script, and the page that the script puts into a frame. */
export function startToursStub(options: ServiceStubOptions = {}) {
  return startServiceStub({
    options,
    ownFaults: [],
    wrongShape: '/* nothing */',
    answer: ({ address: { pathname, searchParams } }) => {
      if (pathname === '/widget.js') return { contentType: 'text/javascript; charset=utf-8', body: widgetScript }
      if (pathname !== '/tours') return refuse(404, 'Not found')
      return { contentType: 'text/html; charset=utf-8', body: writePage(searchParams.get('language') ?? 'NB') }
    },
  })
}
