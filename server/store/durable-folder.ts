import fs from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Initialised = Awaited<ReturnType<NodeFS['init']>>

/** Emscripten's file operations; without `fsync` the call is silently skipped. */
interface EmscriptenFiles {
  stream_ops: { fsync?: (stream: { nfd?: number }) => number }
}

/** PGlite's folder with `fsync`, so that a power cut loses no committed rows. Needs `durableSettings` as well. */
export class DurableFolder extends NodeFS {
  override async init(pglite: PGlite, options: Parameters<NodeFS['init']>[1]): Promise<Initialised> {
    const initialised = await super.init(pglite, options)
    const addFsync = (module: { NODEFS: unknown }): void => {
      const files = module.NODEFS as EmscriptenFiles
      files.stream_ops.fsync = ({ nfd }) => {
        // Folders are opened without a file descriptor.
        if (nfd !== undefined) fs.fsyncSync(nfd)
        return 0
      }
    }
    initialised.emscriptenOpts.preRun = [...(initialised.emscriptenOpts.preRun ?? []), addFsync]
    return initialised
  }
}

/** Returns PGlite's start parameters without `-F`, which turns `fsync` off. */
export function durableSettings(defaults: readonly string[]): string[] {
  // The default, fdatasync, does not reach the files.
  return [...defaults.filter((parameter) => parameter !== '-F'), '-c', 'wal_sync_method=fsync']
}
