import { describe, expect, it } from 'vitest'
import { composeGpx } from './compose-gpx.ts'
import { findSchemaFaults } from './testing/find-schema-faults.ts'

const waypoint = {
  name: 'Ryten',
  position: { latitude: 68.09054, longitude: 13.15674 },
  elevation: 543,
  description: 'A hill above a beach.\nBoardwalks at the bottom.',
  links: [{ href: 'https://guide.example/trips/ryten?a=1&b=2', text: 'Page' }, { href: 'https://ryten.example' }],
  symbol: 'Trail Head',
  type: 'Walk',
}
const file = {
  name: 'Walks',
  description: 'Of the guide.',
  creator: 'Lofoten',
  address: 'https://guide.example/map',
  waypoints: [waypoint, { name: 'A', position: { latitude: -68, longitude: -13 }, description: 'B', links: [] }],
}

describe('composeGpx', () => {
  it('writes a file that the schema of GPX 1.1 finds nothing wrong with', async () => {
    expect(await findSchemaFaults('gpx', [composeGpx(file), composeGpx({ ...file, waypoints: [] })])).toEqual([])
  })

  it('writes signs of markup as text, and leaves out what XML forbids', async () => {
    const odd = composeGpx({
      ...file,
      creator: 'A & "B"',
      waypoints: [{ ...waypoint, name: `<b>"A" & 'B'</b>\u0007\uFFFE\uD800` }],
    })
    expect(odd).toContain('<name>&lt;b&gt;&quot;A&quot; &amp; &apos;B&apos;&lt;/b&gt;</name>')
    expect(odd).toContain('?a=1&amp;b=2')
    expect(await findSchemaFaults('gpx', [odd])).toEqual([])
  })
})

describe('findSchemaFaults', () => {
  it('finds an element out of order, one that GPX does not know, and a position off the earth', async () => {
    const gpx = composeGpx(file)
    const faults = await findSchemaFaults('gpx', [
      gpx.replace(/(<name>Ryten<\/name>)([\s\S]*?)(<sym>.*?<\/sym>)/, '$3$2$1'),
      gpx.replace('<ele>543</ele>', '<height>543</height>'),
      gpx.replace('lat="68.09054"', 'lat="168.09054"'),
    ])
    expect(faults.filter((fault) => fault.startsWith('0.gpx'))).not.toEqual([])
    expect(faults.filter((fault) => fault.startsWith('1.gpx'))).not.toEqual([])
    expect(faults.filter((fault) => fault.startsWith('2.gpx'))).not.toEqual([])
  })
})
