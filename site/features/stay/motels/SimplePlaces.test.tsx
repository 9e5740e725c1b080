import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { readMotels } from '#site/content/model/pages/motels-copy.ts'
import { SimplePlaces } from './SimplePlaces.tsx'

it.each(languageKeys)('says in %s of every place what beds it has, and whom to ask', (language) => {
  const { copy, places } = readMotels(language)
  const html = renderToStaticMarkup(<SimplePlaces places={places} copy={copy.places} language={language} />)
  const rows = html.split('<li id="').slice(-places.length)
  places.forEach((place, index) => {
    const row = rows[index] as string
    expect(row).toContain(copy.places.about[place.id]?.replace('&', '&amp;'))
    expect(row).toContain(place.address)
    const contact = place.phone ?? place.website ?? copy.places.office.phone
    expect(row).toContain(contact.startsWith('+') ? `tel:${contact.replaceAll(' ', '')}` : contact)
  })
})

it('sends a visitor to the tourist office only where neither number nor page is known', () => {
  const { copy, places } = readMotels('en')
  const html = renderToStaticMarkup(<SimplePlaces places={places} copy={copy.places} language="en" />)
  const unreachable = places.filter(({ phone, website }) => !phone && !website)
  expect(unreachable.map(({ id }) => id)).toEqual(['brustranda'])
  expect(html.split(copy.places.office.name)).toHaveLength(unreachable.length + 1)
})
