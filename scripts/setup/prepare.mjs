import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildWhenNeeded } from './build-when-needed.mjs'
import { installWhenNeeded } from './install-when-needed.mjs'
import { runProgram } from './run-program.mjs'

// Everything in this folder runs on the machine's own Node 20 or newer, before anything is installed: node: modules only.

export const projectFolder = fileURLToPath(new URL('../..', import.meta.url))

/** The Node of package-lock.json, which everything but this folder runs on. */
export const pinnedNode = join(projectFolder, 'node_modules/.bin/node')

/** A step of the set-up that failed after it told why; the start ends with its exit code. */
export class SetupFailed extends Error {
  /** @param {number} exitCode */
  constructor(exitCode) {
    super('The set-up failed.')
    this.exitCode = exitCode
  }
}

/** Promises that the packages of the lockfile are installed. */
export function prepareInstallation() {
  return installWhenNeeded({ projectFolder, install: runNpmCi, say })
}

/**
 * Promises that `dist/` holds the site as the present sources and settings make it.
 *
 * @param {{ always?: boolean }} [options]
 */
export function prepareSite({ always = false } = {}) {
  return buildWhenNeeded({ projectFolder, environment: process.env, build: buildSite, say, always })
}

/** Promises that every setting can be used; tells what is wrong otherwise, before anybody waits for a build. */
export async function checkSettings() {
  await runOrFail(pinnedNode, ['scripts/check-settings.ts'])
}

async function buildSite() {
  await runOrFail(pinnedNode, ['scripts/draw-pictures.ts'])
  await runOrFail(pinnedNode, ['scripts/keep-earlier-files.ts'])
  await runOrFail(pinnedNode, ['node_modules/astro/bin/astro.mjs', 'build', '--silent'])
  await runOrFail(pinnedNode, ['scripts/write-serving-manifest.ts'])
  await runOrFail(pinnedNode, ['scripts/write-sbom.ts'])
}

async function runNpmCi() {
  // npm runs on the Node that it was started with. The one in node_modules is about to be replaced.
  const { npm_execpath: npm, npm_node_execpath: node, PATH = '' } = process.env
  const path = PATH.split(delimiter).filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
  // Warnings would be about the machine's old Node, which nothing runs on afterwards.
  const parameters = ['ci', '--loglevel=error', '--no-audit', '--no-fund']
  const environment = { ...process.env, PATH: path.join(delimiter) }
  if (npm && node) await runOrFail(node, [npm, ...parameters], environment)
  else await runOrFail('npm', parameters, environment)
}

/**
 * @param {string} command
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} [environment]
 */
async function runOrFail(command, parameters, environment = process.env) {
  const exitCode = await runProgram(command, parameters, {
    cwd: projectFolder,
    env: { ...environment, ASTRO_TELEMETRY_DISABLED: '1' },
  })
  if (exitCode !== 0) throw new SetupFailed(exitCode)
}

/**
 * Runs a program's work and ends the process with its exit code; a failed set-up has told already why.
 *
 * @param {() => Promise<number>} work
 */
export async function runToTheEnd(work) {
  try {
    // At once: of services that run together the others stop with this process (stop-with-parent.mjs).
    process.exit(await work())
  } catch (error) {
    if (!(error instanceof SetupFailed)) throw error
    process.exitCode = error.exitCode
  }
}

/** @param {string} sentence */
function say(sentence) {
  console.log(sentence)
}
