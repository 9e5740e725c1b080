import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { hashInputs } from './hash-inputs.mjs'
import { stampIn } from './stamp.mjs'

/**
 * Installs the packages of the lockfile, unless exactly these are completely installed.
 *
 * @param {object} parts
 * @param {string} parts.projectFolder
 * @param {() => Promise<void>} parts.install rejects when the installation fails
 * @param {(sentence: string) => void} parts.say
 * @returns {Promise<boolean>} whether it had to install
 */
export async function installWhenNeeded({ projectFolder, install, say }) {
  const stamp = stampIn(join(projectFolder, 'node_modules/.installed-from'))
  const wanted = hashInputs(projectFolder, ['package-lock.json'], [process.platform, process.arch])
  // Manual deletion leaves the stamp; the pinned Node stands for all packages.
  if (stamp.read() === wanted && existsSync(join(projectFolder, 'node_modules/.bin/node'))) return false
  say('Installing the packages of package-lock.json …')
  stamp.remove()
  await install()
  stamp.write(wanted)
  return true
}
