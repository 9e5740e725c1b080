import { startExpediaStub } from './expedia/start-expedia-stub.ts'
import { startHotelPagesStub } from './hotel-pages/start-hotel-pages-stub.ts'
import { startMetStub } from './met-norway/start-met-stub.ts'
import { startTileStub } from './tiles/start-tile-stub.ts'

// Starts every stub on its fixed port; the guide finds them through its settings.

const standIns = [
  { name: 'MET Norway', setting: 'MET_BASE_URL', port: 3101, start: startMetStub },
  { name: 'Expedia', setting: 'EXPEDIA_BASE_URL', port: 3102, start: startExpediaStub },
  { name: 'hotel pages', setting: 'SAMPLE_HOTEL_PAGES', port: 3103, start: startHotelPagesStub },
  { name: 'map tiles', setting: 'TILE_URL', port: 3104, start: startTileStub },
]

for (const { name, setting, port, start } of standIns) {
  try {
    const running = await start({ port })
    console.log(`${name} stand-in: ${setting}=${running.url}`)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void running.close())
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    console.error(`The stand-in of ${name} needs the port ${port}, which is taken: another demo may be running.`)
    process.exit(1)
  }
}
