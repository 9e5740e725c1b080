import fs from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Initialised = Awaited<ReturnType<NodeFS['init']>>

/** What of Emscripten's files we add to: its files in a folder have no `fsync`, and without one it is left out in silence. */
interface EmscriptenFiles {
  stream_ops: { fsync?: (stream: { nfd?: number }) => number }
}

/**
 * A folder for PGlite that brings to the disk what PostgreSQL wants there. PGlite by itself leaves that to the system, so that
 * a power cut could take committed rows, or the whole database. Needs `durableSettings` as well.
 */
export class DurableFolder extends NodeFS {
  override async init(pglite: PGlite, options: Parameters<NodeFS['init']>[1]): Promise<Initialised> {
    const initialised = await super.init(pglite, options)
    const addFsync = (module: { NODEFS: unknown }): void => {
      const files = module.NODEFS as EmscriptenFiles
      files.stream_ops.fsync = ({ nfd }) => {
        // A folder is opened without a number of its own.
        if (nfd !== undefined) fs.fsyncSync(nfd)
        return 0
      }
    }
    initialised.emscriptenOpts.preRun = [...(initialised.emscriptenOpts.preRun ?? []), addFsync]
    return initialised
  }
}

/** Promises PGlite's own start parameters, without the one that forbids `fsync`. */
export function durableSettings(defaults: readonly string[]): string[] {
  // The usual way to write the log, fdatasync, does not reach the files.
  return [...defaults.filter((parameter) => parameter !== '-F'), '-c', 'wal_sync_method=fsync']
}
