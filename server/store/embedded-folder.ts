import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { lockFolder } from './folder-lock.ts'

/** Returns the folder of the embedded database in a data folder. */
export function embeddedFolderIn(dataFolder: string): string {
  return join(dataFolder, 'postgres')
}

interface SetAside {
  /** Where it lies now. */
  folder: string
  /** Removes what came in its place, and puts it back. */
  putBack: () => Promise<void>
}

/** Moves the embedded database aside, so that the next opening makes a new one. Throws `DatabaseUnavailable` while it is in use. */
export async function setEmbeddedDatabaseAside(dataFolder: string, now: number): Promise<SetAside> {
  const folder = embeddedFolderIn(dataFolder)
  const aside = `${folder}.broken-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z`
  async function whileLocked(work: () => Promise<void>): Promise<void> {
    const lock = await lockFolder(`${folder}.lock`)
    try {
      await work()
    } finally {
      await lock.release()
    }
  }
  await whileLocked(() => rename(folder, aside))
  return {
    folder: aside,
    putBack: () =>
      whileLocked(async () => {
        await rm(folder, { recursive: true, force: true })
        await rename(aside, folder)
      }),
  }
}
