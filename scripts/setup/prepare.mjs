import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildWhenNeeded } from './build-when-needed.mjs'
import { installWhenNeeded } from './install-when-needed.mjs'
import { runProgram } from './run-program.mjs'

// This folder runs on the machine's own Node 20 or newer, before the installation: node: modules only.

export const projectFolder = fileURLToPath(new URL('../..', import.meta.url))

/** The Node of package-lock.json, for everything outside this folder. */
export const pinnedNode = join(projectFolder, 'node_modules/.bin/node')

/** A set-up step that failed after reporting why; the process ends with its exit code. */
export class SetupFailed extends Error {
  /** @param {number} exitCode */
  constructor(exitCode) {
    super('The set-up failed.')
    this.exitCode = exitCode
  }
}

/** Installs the packages of the lockfile if needed. */
export function prepareInstallation() {
  return installWhenNeeded({ projectFolder, install: runNpmCi, say })
}

/**
 * Builds `dist/` from the present sources and settings if needed.
 *
 * @param {{ always?: boolean, makesDo?: boolean }} [options] see `buildWhenNeeded`
 */
export function prepareSite(options) {
  return buildWhenNeeded({ projectFolder, environment: process.env, build: buildInto, say, ...options })
}

/** Checks all settings, before anybody waits for a build. */
export async function checkSettings() {
  await runOrFail(pinnedNode, ['scripts/check-settings.ts'])
}

/**
 * Builds the site and its serving manifest into a folder.
 *
 * @param {string} draft
 */
export async function buildInto(draft) {
  await runOrFail(pinnedNode, ['scripts/draw-pictures.ts'])
  await runOrFail(pinnedNode, ['scripts/keep-earlier-files.ts', '--into', draft])
  const site = join(draft, 'site')
  await runOrFail(pinnedNode, ['node_modules/astro/bin/astro.mjs', 'build', '--silent', '--outDir', site])
  await runOrFail(pinnedNode, ['scripts/write-serving-manifest.ts', draft])
}

async function runNpmCi() {
  // npm runs on the Node that started it, since the one in node_modules is about to be replaced.
  const { npm_execpath: npm, npm_node_execpath: node, PATH = '' } = process.env
  const path = PATH.split(delimiter).filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
  // Warnings would be about the machine's old Node, which runs nothing afterwards. The pinned Node is optional, one package
  // for each system; no package's own script runs (.npmrc), so nothing comes from outside the lockfile.
  const parameters = ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-audit', '--no-fund']
  const environment = { ...process.env, PATH: path.join(delimiter) }
  if (npm && node) await runOrFail(node, [npm, ...parameters], environment)
  else await runOrFail('npm', parameters, environment)
  if (existsSync(pinnedNode)) return
  console.error(
    `No Node for ${process.platform} on ${process.arch} was installed: package.json names none, or what the registry sent is not what package-lock.json seals.`,
  )
  throw new SetupFailed(1)
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
 * Runs `work` and ends the process with its exit code; a failed set-up has already been reported.
 *
 * @param {() => Promise<number>} work
 */
export async function runToTheEnd(work) {
  try {
    // At once, so that other services stop with this process (stop-with-parent.mjs).
    process.exit(await work())
  } catch (error) {
    if (!(error instanceof SetupFailed)) throw error
    process.exitCode = error.exitCode
  }
}

/**
 * Runs a script on the pinned Node after the installation, and ends the process with its exit code.
 *
 * @param {string} script
 * @param {string[]} [parameters]
 */
export function runCommand(script, parameters = []) {
  return runToTheEnd(async () => {
    await prepareInstallation()
    return runProgram(pinnedNode, [script, ...parameters], { cwd: projectFolder })
  })
}

/**
 * Installs the packages, checks the settings and builds the site, as far as needed.
 *
 * @param {{ makesDo?: boolean }} [options] see `buildWhenNeeded`
 */
export async function prepareGuide(options) {
  await prepareInstallation()
  await checkSettings()
  await prepareSite(options)
}

/** @param {string} sentence */
function say(sentence) {
  console.log(sentence)
}
