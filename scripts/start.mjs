import { join } from 'node:path'
import { pinnedNode, prepareGuide, projectFolder, runToTheEnd } from './setup/prepare.mjs'
import { runService } from './setup/run-program.mjs'

// Six times what lives in the heap under hostile requests (bench/README.md), so that garbage cannot take the machine's memory.
// A small space for what is new saves 24 MB of a server that keeps little for long; pages were sent as fast with it.
const heapLimits = ['--max-old-space-size=384', '--max-semi-space-size=4']

// `npm start`: from a fresh clone to the running guide, repeating only what is needed.

await runToTheEnd(async () => {
  await prepareGuide({ makesDo: true })
  return runService(pinnedNode, [...heapLimits, 'server/main.ts'], {
    cwd: projectFolder,
    env: withCompileCache(process.env),
  })
})

/**
 * Keeps compiled server modules beside the packages: the next start needs a third less processor time and 25 MB less, without
 * stripping types again.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv}
 */
function withCompileCache(environment) {
  return { NODE_COMPILE_CACHE: join(projectFolder, 'node_modules/.cache/compiled'), ...environment }
}
