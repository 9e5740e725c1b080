import { startExpediaStub } from '#stubs/expedia/start-expedia-stub.ts'
import { startMetStub } from '#stubs/met-norway/start-met-stub.ts'

// The stand-ins of MET and Expedia, slow, in a process of their own: two thousand visitors keep the one that sends them too busy
// to answer in time. On PORT and the port after it.

const port = Number(process.env.PORT)
const met = await startMetStub({ port })
met.setFault({ kind: 'slow', delayMs: Number(process.env.MET_DELAY_MS) })
const expedia = await startExpediaStub({ port: port + 1 })
expedia.setFault({ kind: 'slow', delayMs: Number(process.env.EXPEDIA_DELAY_MS) })
console.log('ready')
