import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startOpenDataStub } from '#stubs/open-data/start-open-data-stub.ts'
import type { UpdateOptions } from '#update/core/run-services.ts'

/** Starts the stand-ins beside a copy of the content that a test may change; nothing waits. `folders` are the parts of it that matter. `waits` lists what a real run would have waited. */
export async function startUpdate(folders?: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'update-'))
  const contentFolder = join(folder, 'content')
  for (const name of folders ?? ['.']) cpSync(join('content', name), join(contentFolder, name), { recursive: true })
  const stub = await startOpenDataStub()
  const waits: number[] = []
  const options: UpdateOptions = {
    contentFolder,
    dataFolder: join(folder, 'data'),
    today: '2026-11-29',
    userAgent: 'lofotenguide-update/1.0 (+https://guide.example; redaksjonen@guide.example)',
    standIn: stub.url,
    wait: async (ms) => {
      waits.push(ms)
    },
    timeLimitMs: 20_000,
  }
  return {
    options,
    waits,
    stub,
    close: async () => {
      await stub.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
