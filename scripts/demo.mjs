import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { offsetTo, readDemoDay } from './setup/demo-days.mjs'
import { pinnedNode, prepareGuide, projectFolder, runToTheEnd } from './setup/prepare.mjs'
import { runService } from './setup/run-program.mjs'

// `npm run demo`: the guide with stubs for the outside services and with example figures, to show what it can do. Today is a
// storm in November, or with `npm run demo -- july` another day of demo-days.mjs; `npm run demo -- evening 23:30` at another time.

// Every figure that has only an example shows it, marked, under a line that says so.
process.env.CONTENT_EVIDENCE = 'sample'
// Pages request tiles and the tour partner's script themselves, so they are built for the stubs' addresses; `npm start` rebuilds them for its own.
process.env.TOUR_STAND_IN = 'http://127.0.0.1:3112'
process.env.TILE_URL = 'http://127.0.0.1:3104/{z}/{x}/{y}.png'

await runToTheEnd(async () => {
  const asked = readDemoDay(process.argv.slice(2))
  if (typeof asked === 'string') {
    console.error(asked)
    return 1
  }
  await prepareGuide()
  // Answers that are made up, of a time that is set, are kept for nobody else.
  const dataFolder = join(projectFolder, '.cache/demo')
  rmSync(dataFolder, { recursive: true, force: true })
  const env = {
    DATA_DIR: dataFolder,
    ...process.env,
    CLOCK_OFFSET_MS: String(offsetTo(asked.at, Date.now())),
    MET_BASE_URL: 'http://127.0.0.1:3101/weatherapi',
    TIDE_BASE_URL: 'http://127.0.0.1:3105',
    ENTUR_BASE_URL: 'http://127.0.0.1:3106',
    AVINOR_BASE_URL: 'http://127.0.0.1:3107',
    ROAD_BASE_URL: 'http://127.0.0.1:3108',
    NVE_BASE_URL: 'http://127.0.0.1:3109',
    NOAA_BASE_URL: 'http://127.0.0.1:3110',
    NOBIL_BASE_URL: 'http://127.0.0.1:3111',
    NOBIL_LIVE_BASE_URL: 'http://127.0.0.1:3111',
    NOBIL_API_KEY: 'stub-key',
    // With HOTEL_SOURCE=expedia, EXPEDIA_API_KEY=stub-key and EXPEDIA_API_PASSWORD=stub-password.
    EXPEDIA_BASE_URL: 'http://127.0.0.1:3102',
    UPDATE_STAND_IN: 'http://127.0.0.1:3113',
    UPDATE_CONTACT: 'demo@guide.example',
    IMAGE_CRAWLING: 'on',
    SAMPLE_HOTEL_PAGES: 'http://127.0.0.1:3103/hotels',
  }
  const setClock = ['--import', './stubs/set-clock.ts']
  // What the registers would change is proposed into the demo's own folder, once, and written nowhere.
  const propose = async () => {
    await runService(pinnedNode, ['update/run-update.ts', 'smilefjes', 'osm', 'months'], { cwd: projectFolder, env })
    return new Promise(() => {})
  }
  return Promise.race([
    runService(pinnedNode, [...setClock, 'stubs/main.ts', asked.day], { cwd: projectFolder, env }),
    runService(pinnedNode, [...setClock, 'server/main.ts'], { cwd: projectFolder, env }),
    propose(),
  ])
})
