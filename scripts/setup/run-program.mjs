import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

// A terminal sends Ctrl-C to every program in it and npm passes it on once more; the server must hear it once.
const sameSignalMilliseconds = 1000
const orphanWatchMilliseconds = 500
const firstParent = process.ppid

/**
 * Runs a program in the project folder until it ends. Signals to this process are passed on to it.
 *
 * @param {string} command
 * @param {string[]} [parameters]
 * @param {import('node:child_process').SpawnOptions & { showsLine?: (line: string) => boolean }} [options]
 *   `showsLine` says which lines of its output are shown; without it all are
 * @returns {Promise<number>} its exit code; 128 plus the number of the signal that ended it
 */
export function runProgram(command, parameters = [], { showsLine, ...options } = {}) {
  // In a group of its own, so that the terminal's Ctrl-C does not reach it a second time, past us.
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
  // npm tells only its shell to stop, and the shell does not tell us: we are handed to another parent. Without npm,
  // another parent means no more than a closed terminal.
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
 * Runs a long-running program of ours on a Node until it ends. It stops when this process is gone, however it went.
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
