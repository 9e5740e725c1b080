// @vitest-environment happy-dom
import { it } from 'vitest'
import { expectToStandTranslation } from '#site/ui/testing/translate-as-browsers-do.ts'
import { DownloadLinks } from './Downloads.tsx'
import { MapCredit } from './leaflet/MapCredit.tsx'
import { examplePoint, exampleVoice } from './map-examples.ts'
import { NearMe } from './NearMe.tsx'
import { PointCard } from './PointCard.tsx'
import { PointRow } from './PointRow.tsx'

// A browser that translates the page has put every text into an element of its own.

const voice = exampleVoice('no')
const house = examplePoint('house', {
  category: 'accommodation',
  isApproximate: true,
  address: 'Lamholmen, 8300 Svolvær',
  phone: '+47 76 06 64 80',
  website: 'https://anker.example/',
  href: '/rorbuer/anker-brygge',
  kilometre: 1,
  access: ['Trinnfri inngang'],
})
const points = [
  examplePoint('bare'),
  house,
  { ...house, id: 'other', category: 'parking', phone: '76 00 00 00' },
] as const
const position = { latitude: 68.2, longitude: 14.5, accuracyMetres: 30 }
const nothing = () => {}

it('the card goes from one point to another', () => {
  expectToStandTranslation(
    points.map((point, index) => (
      <PointCard
        key="card"
        point={point}
        distance={index === 0 ? undefined : 12 * index}
        takesFocus={false}
        onClose={nothing}
        onShowOnMap={nothing}
        ways={{ travelInfo: '/reiseinfo', evCharging: '/elbil-lading', activities: '/aktiviteter' }}
        voice={voice}
      />
    )),
  )
})

it('the row of a point gets another distance, other hours and the mark that it is chosen', () => {
  const opening = [undefined, 'open', 'closed'] as const
  expectToStandTranslation(
    opening.map((state, index) => (
      <PointRow
        key="row"
        point={house}
        distance={index === 0 ? undefined : 12 * index}
        opening={state}
        isSelected={index === 1}
        showsKind={index !== 2}
        onSelect={nothing}
        voice={voice}
      />
    )),
  )
})

it('downloads are of another category, and the credit is of another map', () => {
  expectToStandTranslation([
    <DownloadLinks key="all" choice="all" voice={voice} />,
    <DownloadLinks key="all" choice="beach" voice={voice} />,
  ])
  const services = ['https://cache.kartverket.no/v1/{z}/{x}/{y}', 'https://tile.openstreetmap.org/{z}/{x}/{y}.png']
  expectToStandTranslation(
    services.flatMap((tileUrl) =>
      [true, false].map((isDetailed) => (
        <MapCredit key="credit" isDetailed={isDetailed} tileUrl={tileUrl} words={voice.words} />
      )),
    ),
  )
})

it('what is near says what became of the question', () => {
  const states = [
    { position: undefined, isAsking: true, failure: undefined },
    { position: undefined, isAsking: false, failure: 'denied' },
    { position, isAsking: false, failure: undefined },
  ] as const
  expectToStandTranslation(
    states.map((state) => <NearMe key="near" state={state} isInUse onAsk={nothing} onStop={nothing} voice={voice} />),
  )
})
