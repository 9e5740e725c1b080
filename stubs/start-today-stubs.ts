import { startAvinorStub } from './avinor/start-avinor-stub.ts'
import { startEnturStub } from './entur/start-entur-stub.ts'
import { startTideStub } from './kartverket-tide/start-tide-stub.ts'
import { startMetStub } from './met-norway/start-met-stub.ts'
import { startNoaaStub } from './noaa/start-noaa-stub.ts'
import { startNobilStub, stubKey } from './nobil/start-nobil-stub.ts'
import { startNveStub } from './nve/nve-service.ts'
import type { Scenario } from './scenario.ts'
import { startVegvesenStub } from './vegvesen/start-vegvesen-stub.ts'

/** Starts a stub of every service of today on a free port, with the settings that lead the guide to them. */
export async function startTodayStubs(scenario: Scenario, clock: () => number = Date.now) {
  const [met, entur, avinor, road, tide, nve, noaa, nobil] = await Promise.all([
    startMetStub({ scenario, clock }),
    startEnturStub({ scenario, clock }),
    startAvinorStub({ scenario, clock }),
    startVegvesenStub({ scenario, clock }),
    startTideStub({ scenario, clock }),
    startNveStub({ scenario, clock }),
    startNoaaStub({ scenario, clock }),
    startNobilStub({ scenario, clock }),
  ])
  const stubs = { met, entur, avinor, road, tide, nve, noaa, nobil }
  return {
    stubs,
    environment: {
      MET_BASE_URL: met.url,
      ENTUR_BASE_URL: entur.url,
      AVINOR_BASE_URL: avinor.url,
      ROAD_BASE_URL: road.url,
      TIDE_BASE_URL: tide.url,
      NVE_BASE_URL: nve.url,
      NOAA_BASE_URL: noaa.url,
      NOBIL_BASE_URL: nobil.url,
      NOBIL_LIVE_BASE_URL: nobil.url,
      NOBIL_API_KEY: stubKey,
    },
    close: () => Promise.all(Object.values(stubs).map((stub) => stub.close())),
  }
}
