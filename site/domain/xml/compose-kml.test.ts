import { expect, it } from 'vitest'
import { composeKml } from './compose-kml.ts'
import { findSchemaFaults } from './testing/find-schema-faults.ts'

const placemark = {
  id: 'cafe-heim',
  name: 'Heim & Café <1>',
  position: { latitude: 68.07366, longitude: 13.53654 },
  address: 'https://guide.example/map?a=1&b=2',
  postalAddress: 'Oppsåttveien 12, 8373 Ballstad',
  phone: '+47 76 00 00 00',
  description: 'A café.\nOppsåttveien 12',
}
const file = {
  name: 'Cafés',
  description: 'Of the guide.',
  author: 'Lofoten',
  address: 'https://guide.example/map',
  folders: [
    { name: 'Cafés', placemarks: [placemark] },
    { name: 'Empty', placemarks: [] },
  ],
}

it('writes a file that the schema of KML 2.2 finds nothing wrong with', async () => {
  const bare = { ...placemark, postalAddress: undefined, phone: undefined }
  expect(
    await findSchemaFaults('kml', [
      composeKml(file),
      composeKml({ ...file, folders: [{ name: 'Cafés', placemarks: [bare] }] }),
    ]),
  ).toEqual([])
})

it('puts the longitude first, as KML has it', () => {
  expect(composeKml(file)).toContain('<coordinates>13.53654,68.07366</coordinates>')
})

it('is refused by the schema with its elements out of order, twice the same id, or a link without an address', async () => {
  const kml = composeKml(file)
  const faults = await findSchemaFaults('kml', [
    kml.replace(/(<address>.*<\/address>)\s*(<phoneNumber>.*<\/phoneNumber>)/, '$2$1'),
    composeKml({ ...file, folders: [{ name: 'Cafés', placemarks: [placemark, placemark] }] }),
    kml.replace('<atom:link href', '<atom:link rel'),
  ])
  for (const number of [0, 1, 2]) expect(faults.filter((fault) => fault.startsWith(`${number}.kml`))).not.toEqual([])
})
