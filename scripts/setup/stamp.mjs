import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * What a finished piece of work was made from, kept in a file beside its result. It is written last and removed first,
 * so work that was interrupted has none.
 *
 * @param {string} file
 */
export function stampIn(file) {
  return {
    /** @returns {string | undefined} */
    read() {
      try {
        return readFileSync(file, 'utf8')
      } catch {
        return undefined
      }
    },
    /** @param {string} value */
    write(value) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(`${file}.draft`, value)
      renameSync(`${file}.draft`, file)
    },
    remove() {
      rmSync(file, { force: true })
    },
  }
}
