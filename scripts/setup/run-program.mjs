import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

// A terminal sends Ctrl-C to all its programs, and npm forwards it again; the server must get it once.
const sameSignalMilliseconds = 1000
const orphanWatchMilliseconds = 500
const firstParent = process.ppid

/**
 * Runs a program in the project folder until it ends. Forwards signals of this process.
 *
 * @param {string} command
 * @param {string[]} [parameters]
 * @param {import('node:child_process').SpawnOptions & { showsLine?: (line: string) => boolean }} [options]
 *   `showsLine` filters its output lines
 * @returns {Promise<number>} its exit code; 128 plus the number of the signal that ended it
 */
export function runProgram(command, parameters = [], { showsLine, ...options } = {}) {
  // A process group of its own, so that the terminal's Ctrl-C does not reach it a second time.
  const child = spawn(command, parameters, { stdio: 'inherit', detached: process.platform !== 'win32', ...options })
  if (child.stdout && showsLine) {
    createInterface(child.stdout).on('line', (line) => {
      if (showsLine(line)) console.log(line)
    })
  }
  let lastSignalAt = -Infinity
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    const now = performance.now()
    if (now - lastSignalAt < sameSignalMilliseconds) return
    lastSignalAt = now
    child.kill(signal)
  }
  // npm stops only its shell, which does not forward it, so this process gets another parent. Without npm, another parent means
  // only a closed terminal.
  const orphanWatch = setInterval(() => {
    if (process.ppid === firstParent || !process.env.npm_lifecycle_event) return
    clearInterval(orphanWatch)
    passOn('SIGTERM')
  }, orphanWatchMilliseconds)
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  for (const signal of signals) process.on(signal, passOn)
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      clearInterval(orphanWatch)
      reject(error)
    })
    child.once('close', (code, signal) => {
      clearInterval(orphanWatch)
      for (const each of signals) process.off(each, passOn)
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0))
    })
  })
}

/**
 * Runs one of our services on a Node until it ends, or until this process is gone.
 *
 * @param {string} node the Node to run it on
 * @param {string[]} parameters
 * @param {import('node:child_process').SpawnOptions & { showsLine?: (line: string) => boolean }} [options]
 * @returns {Promise<number>} its exit code
 */
export function runService(node, parameters, options = {}) {
  const stopWithParent = fileURLToPath(new URL('stop-with-parent.mjs', import.meta.url))
  return runProgram(node, ['--import', stopWithParent, ...parameters], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    ...options,
  })
}
