import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * A stamp file beside a result, with what it was made from. Written last and removed first, so that interrupted work has none.
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
