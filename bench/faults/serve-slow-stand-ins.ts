import { startExpediaStub } from '#stubs/expedia/start-expedia-stub.ts'
import { startMetStub } from '#stubs/met-norway/start-met-stub.ts'

// Slow stubs of MET and Expedia on PORT and PORT + 1, in a process of their own, because the load generator is busy.

const port = Number(process.env.PORT)
const met = await startMetStub({ port })
met.setFault({ kind: 'slow', delayMs: Number(process.env.MET_DELAY_MS) })
const expedia = await startExpediaStub({ port: port + 1 })
expedia.setFault({ kind: 'slow', delayMs: Number(process.env.EXPEDIA_DELAY_MS) })
console.log('ready')
