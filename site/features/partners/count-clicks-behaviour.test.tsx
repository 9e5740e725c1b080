// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { linkToAllStays, linkToStay, linkToTours } from '#site/content/model/partners.ts'
import { countClicks } from '#site/ui/count-clicks-behaviour.ts'
import { PartnerButton } from './PartnerButton.tsx'

const sendBeacon = vi.fn<(address: string, body: Blob) => boolean>(() => true)
// Listeners that tests add to the document are removed with it.
const listened: [string, EventListener][] = []

beforeEach(() => {
  // No link is followed in these tests.
  Object.assign(
    (window as unknown as { happyDOM: { settings: { navigation: object } } }).happyDOM.settings.navigation,
    {
      disableMainFrameNavigation: true,
      disableChildPageNavigation: true,
    },
  )
  history.replaceState(null, '', '/de/fischerh%C3%BCtten?tag=meer#unten')
  vi.stubGlobal('navigator', { sendBeacon })
  const listen = document.addEventListener.bind(document)
  vi.spyOn(document, 'addEventListener').mockImplementation((kind, listener) => {
    listened.push([kind, listener as EventListener])
    listen(kind, listener as EventListener)
  })
  document.body.innerHTML = renderToStaticMarkup(
    <main>
      <a href="/de/orte" id="own">
        Orte
      </a>
      <PartnerButton link={linkToStay('Nusfjord', 'Nusfjord', 'de')} language="de">
        Eins
      </PartnerButton>
      <PartnerButton link={linkToTours()} language="de">
        Zwei
      </PartnerButton>
      <PartnerButton link={linkToAllStays('de')} language="de">
        Drei
      </PartnerButton>
    </main>,
  )
})

afterEach(() => {
  for (const [kind, listener] of listened.splice(0)) document.removeEventListener(kind, listener)
  sendBeacon.mockClear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Clicks inside a link, as people do; returns whether the default action was left alone. */
function click(words: string, kind = 'click', button = 0): boolean {
  const part = [...document.querySelectorAll('a span, a#own')].find(({ textContent }) => textContent?.trim() === words)
  if (!part) throw new Error(`There is no link "${words}".`)
  return part.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true, button }))
}

async function listSent(): Promise<unknown[]> {
  return Promise.all(
    sendBeacon.mock.calls.map(async ([address, body]) => [address, body.type, JSON.parse(await body.text())]),
  )
}

it('tells partner, page and place of the paying link that was clicked on, and nothing else', async () => {
  countClicks()
  click('Drei')
  click('Zwei')
  const clickOf = (partner: string, position: number) => [
    '/api/outbound-clicks',
    'application/json',
    { partner, page: '/de/fischerhütten', position },
  ]
  expect(await listSent()).toEqual([clickOf('hotels', 3), clickOf('tours', 2)])
})

it('counts the middle button, not the one that opens a menu', () => {
  countClicks()
  click('Eins', 'auxclick', 2)
  expect(sendBeacon).not.toHaveBeenCalled()
  click('Eins', 'auxclick', 1)
  expect(sendBeacon).toHaveBeenCalledOnce()
})

it('leaves every other link alone', () => {
  countClicks()
  click('Orte')
  document.dispatchEvent(new MouseEvent('click'))
  expect(sendBeacon).not.toHaveBeenCalled()
})

it('does not count a click that leads nowhere', () => {
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true })
  countClicks()
  click('Eins')
  expect(sendBeacon).not.toHaveBeenCalled()
})

it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])('tells nothing where the browser says %o', (wish) => {
  vi.stubGlobal('navigator', { sendBeacon, ...wish })
  countClicks()
  click('Eins')
  expect(sendBeacon).not.toHaveBeenCalled()
})

it.each([
  ['has no beacon', {}],
  ['refuses the beacon', { sendBeacon: () => false }],
])('lets the link lead on where the browser %s', (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  countClicks()
  expect(click('Eins')).toBe(true)
})
