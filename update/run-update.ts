import { join } from 'node:path'
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline'
import { WrongSetting } from '#contract/read-settings.ts'
import { proposeFromBrreg } from './brreg/propose-from-brreg.ts'
import { type ServiceName, serviceNames } from './core/ask.ts'
import { ProposalStore } from './core/proposals.ts'
import { reviewProposals } from './core/review.ts'
import { describeRun, proposalsIn, runServices } from './core/run-services.ts'
import type { Service } from './core/service.ts'
import { proposeHeights } from './heights/propose-heights.ts'
import { proposeHorizons } from './horizon/propose-horizons.ts'
import { proposeMonths } from './months/propose-months.ts'
import { proposeFromOsm } from './osm/propose-from-osm.ts'
import { proposePhotos } from './photos/propose-photos.ts'
import { proposeFromSmilefjes } from './smilefjes/propose-from-smilefjes.ts'
import { proposeTrails } from './trails/propose-trails.ts'
import { readUpdateSettings } from './update-settings.ts'

// `npm run update -- [osm|…|all] [--dry-run]`: asks open registers and files proposals. `npm run update -- review` answers them.

const services: Record<ServiceName, Service> = {
  // The food authority first: its numbers lead to the right company.
  smilefjes: proposeFromSmilefjes,
  osm: proposeFromOsm,
  brreg: proposeFromBrreg,
  trails: proposeTrails,
  heights: proposeHeights,
  horizon: proposeHorizons,
  photos: proposePhotos,
  months: proposeMonths,
}

const [first = 'all', ...others] = process.argv.slice(2).filter((word) => word !== '--dry-run')
const isDryRun = process.argv.includes('--dry-run')
const contentFolder = join(process.cwd(), 'content')
const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Oslo' })

try {
  const settings = readUpdateSettings(process.env)
  if (first === 'review') {
    const terminal = createInterface({ input: stdin })
    const lines = terminal[Symbol.asyncIterator]()
    const ask = async (question: string) => {
      stdout.write(question)
      const { value, done } = await lines.next()
      // The end of the input is a wish to stop.
      return done ? 'q' : value
    }
    const store = new ProposalStore(proposalsIn(settings.dataFolder))
    await reviewProposals(store, { contentFolder, today }, { ask, say: console.log })
    terminal.close()
  } else {
    const wanted = first === 'all' ? Object.keys(services) : [first, ...others]
    const stranger = wanted.find((name) => !(serviceNames as readonly string[]).includes(name))
    if (stranger)
      throw new WrongSetting(`There is no service ${stranger}. Give one of ${serviceNames.join(', ')}, all, or review.`)
    const chosen = Object.fromEntries(Object.entries(services).filter(([name]) => wanted.includes(name)))
    const result = await runServices(chosen, { ...settings, contentFolder, today, isDryRun, say: console.log })
    console.log(`\n${describeRun(result, isDryRun)}`)
    if (result.failed.length > 0) process.exitCode = 1
  }
} catch (error) {
  if (!(error instanceof WrongSetting)) throw error
  console.error(error.message)
  process.exitCode = 1
}
