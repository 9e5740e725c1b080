import { startAvinorStub } from './avinor/start-avinor-stub.ts'
import { startEnturStub } from './entur/start-entur-stub.ts'
import { startExpediaStub } from './expedia/start-expedia-stub.ts'
import { startHotelPagesStub } from './hotel-pages/start-hotel-pages-stub.ts'
import { startTideStub } from './kartverket-tide/start-tide-stub.ts'
import { startMetStub } from './met-norway/start-met-stub.ts'
import { startNoaaStub } from './noaa/start-noaa-stub.ts'
import { startNobilStub } from './nobil/start-nobil-stub.ts'
import { startNveStub } from './nve/nve-service.ts'
import { startOpenDataStub } from './open-data/start-open-data-stub.ts'
import { isScenario, scenarios } from './scenario.ts'
import { startTileStub } from './tiles/start-tile-stub.ts'
import { startToursStub } from './tours/start-tours-stub.ts'
import { startVegvesenStub } from './vegvesen/start-vegvesen-stub.ts'

// Starts every stub on its fixed port; the guide finds them through its settings.

// A day to show: `node stubs/main.ts july`.
const [given = 'storm'] = process.argv.slice(2)
if (!isScenario(given)) {
  console.error(`The stand-ins know the days ${scenarios.join(' and ')}, but not ${given}.`)
  process.exit(1)
}
const scenario = given

const standIns = [
  { name: 'MET Norway', setting: 'MET_BASE_URL', port: 3101, start: startMetStub },
  { name: 'Expedia', setting: 'EXPEDIA_BASE_URL', port: 3102, start: startExpediaStub },
  { name: 'hotel pages', setting: 'SAMPLE_HOTEL_PAGES', port: 3103, start: startHotelPagesStub },
  { name: 'Kartverket', setting: 'TIDE_BASE_URL', port: 3105, start: startTideStub },
  { name: 'Entur', setting: 'ENTUR_BASE_URL', port: 3106, start: startEnturStub },
  { name: 'Avinor', setting: 'AVINOR_BASE_URL', port: 3107, start: startAvinorStub },
  { name: 'Statens vegvesen', setting: 'ROAD_BASE_URL', port: 3108, start: startVegvesenStub },
  { name: 'NVE', setting: 'NVE_BASE_URL', port: 3109, start: startNveStub },
  { name: 'NOAA', setting: 'NOAA_BASE_URL', port: 3110, start: startNoaaStub },
  { name: 'NOBIL', setting: 'NOBIL_BASE_URL and NOBIL_LIVE_BASE_URL', port: 3111, start: startNobilStub },
  { name: 'tours', setting: 'TOUR_STAND_IN', port: 3112, start: startToursStub },
  { name: 'open registers', setting: 'UPDATE_STAND_IN', port: 3113, start: startOpenDataStub },
  { name: 'map tiles', setting: 'TILE_URL', port: 3104, start: startTileStub },
]

const ends: (() => Promise<void>)[] = []
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const end of ends) void end()
  })
}

for (const { name, setting, port, start } of standIns) {
  try {
    const running = await start({ port, scenario })
    console.log(`${name} stand-in: ${setting}=${running.url}`)
    ends.push(running.close)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    console.error(`The stand-in of ${name} needs the port ${port}, which is taken: another demo may be running.`)
    process.exit(1)
  }
}
