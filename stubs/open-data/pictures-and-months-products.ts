import { refuse, type ServiceParts } from '#stubs/start-service-stub.ts'

// Wikimedia Commons with its files, and Statistics Norway.

const json = (value: unknown) => ({ contentType: 'application/json', body: JSON.stringify(value) })

/** A JPEG of 1920 × 1280 px of one colour, from the program that the guide’s own pictures are made with. */
let drawn: Buffer | undefined
export async function drawPictures(): Promise<void> {
  const { default: sharp } = await import('sharp')
  drawn ??= await sharp({ create: { width: 1920, height: 1280, channels: 3, background: '#6d7f8c' } })
    .jpeg({ quality: 60 })
    .toBuffer()
}

const files = [
  {
    licence: 'CC BY-SA 4.0',
    address: 'https://creativecommons.org/licenses/by-sa/4.0',
    artist:
      '<a href="//commons.wikimedia.org/wiki/User:X">Kari Eksempel</a><span style="display: none;">Unknown author</span>',
  },
  { licence: 'CC0', address: 'http://creativecommons.org/publicdomain/zero/1.0/deed.en', artist: '' },
  { licence: 'CC BY-NC 4.0', address: 'https://creativecommons.org/licenses/by-nc/4.0', artist: 'Ola Eksempel' },
  { licence: 'CC BY 4.0', address: 'https://creativecommons.org/licenses/by-nd/4.0', artist: 'Motsagt Eksempel' },
  { licence: 'CC BY 3.0', address: 'https://creativecommons.org/licenses/by/3.0', artist: '' },
]

export const commons: ServiceParts<string> = {
  ownFaults: ['outofrange', 'empty'],
  wrongShape: '{"batchcomplete":true,"query":{"pages":"none"}}',
  answer({ address }, fault) {
    if (fault === 'outofrange')
      return json({ error: { code: 'outofrange', info: 'The value "50000" must be between 10 and 10,000.' } })
    const [latitude = 0, longitude = 0] = (address.searchParams.get('ggscoord') ?? '').split('|').map(Number)
    if (latitude < longitude || address.searchParams.get('formatversion') !== '2')
      return json({ error: { code: 'badcoord', info: 'Invalid coordinate' } })
    if (fault === 'empty') return json({ batchcomplete: true })
    const pages = files.map(({ licence, address: licenceUrl, artist }, index) => {
      const id = Math.round(latitude * 1e4) * 10 + index
      const name = `Eksempel ${id}.jpg`
      return {
        pageid: id,
        ns: 6,
        title: `File:${name}`,
        coordinates: [{ lat: latitude + index * 0.0002, lon: longitude, primary: true }],
        imageinfo: [
          {
            timestamp: '2023-06-02T20:11:05Z',
            user: 'Eksempelbruker',
            width: 6000,
            height: 4000,
            mime: 'image/jpeg',
            sha1: String(id).padStart(40, '0'),
            thumburl: `https://thumb.wikimedia.org/wikipedia/commons/thumb/0/00/${id}.jpg/1920px-${id}.jpg?utm_source=commons.wikimedia.org`,
            url: `https://upload.wikimedia.org/wikipedia/commons/0/00/${id}.jpg`,
            descriptionurl: `https://commons.wikimedia.org/wiki/File:${id}.jpg`,
            extmetadata: {
              Artist: { value: artist },
              LicenseShortName: { value: licence },
              LicenseUrl: { value: licenceUrl },
              AttributionRequired: { value: licence === 'CC0' ? 'false' : 'true' },
              Restrictions: { value: '' },
            },
          },
        ],
      }
    })
    return json({ batchcomplete: true, query: { pages } })
  },
}

export const pictureFiles: ServiceParts<string> = {
  ownFaults: ['half-picture'],
  wrongShape: 'GIF89a',
  answer({ address }, fault) {
    const width = /(\d+)px-/.exec(address.pathname)?.[1]
    if (width !== undefined && !'20 40 60 120 250 330 500 960 1280 1920 3840'.split(' ').includes(width))
      return refuse(400, 'Use thumbnail sizes listed on https://w.wiki/GHai')
    const bytes = drawn ?? Buffer.of()
    return { contentType: 'image/jpeg', body: fault === 'half-picture' ? bytes.subarray(0, bytes.length / 2) : bytes }
  },
}

/** Per cent of rooms let, from January on; December is hidden in every year. */
const letRooms = [22, 41, 49, 38, 40, 71, 84, 80, 59, 35, 25]

export const statistics: ServiceParts<string> = {
  ownFaults: ['two-regions', 'empty'],
  wrongShape: '{"version":"2.0","class":"dataset"}',
  answer({ address }, fault) {
    const region = {
      Region: {
        category: {
          index: { '18104': 0, '18105': 1 },
          label: { '18104': fault === 'two-regions' ? 'Lofoten' : 'Vesterålen', '18105': 'Lofoten' },
        },
      },
    }
    const content = {
      ContentsCode: {
        category: {
          index: { KapasitetRom: 0, UtleigdeRom: 1 },
          label: { KapasitetRom: 'Kapasitetsutnytting av rom (prosent)', UtleigdeRom: 'Utleigde rom' },
        },
      },
    }
    if (address.pathname.endsWith('/metadata'))
      return json({ version: '2.0', class: 'dataset', dimension: { ...region, ...content } })
    if (address.searchParams.get('valueCodes[Region]') !== '18105')
      return refuse(400, '{"title":"Non-existent value","status":400}', 'application/problem+json')
    const months = [2023, 2024, 2025].flatMap((year) =>
      Array.from({ length: 12 }, (_, month) => ({
        code: `${year}M${String(month + 1).padStart(2, '0')}`,
        value: fault === 'empty' ? null : (letRooms[month] ?? null),
      })),
    )
    const index = Object.fromEntries(months.map(({ code }, place) => [code, place]))
    return json({
      version: '2.0',
      class: 'dataset',
      id: ['Region', 'ContentsCode', 'Tid'],
      size: [1, 1, months.length],
      value: months.map(({ value }) => value && value + (value % 3) / 10),
      updated: '2026-02-03T07:00:00Z',
      dimension: {
        ...region,
        ...content,
        Tid: { category: { index, label: Object.fromEntries(months.map(({ code }) => [code, code])) } },
      },
    })
  },
}
