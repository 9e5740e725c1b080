import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod'

const rememberedAnswer = z.object({
  /** `200`, `404` …, or why there was no response. */
  outcome: z.string(),
  /** After redirects. */
  finalAddress: z.string(),
  /** Milliseconds since 1970. */
  askedAt: z.number(),
  /** Consecutive failures. */
  failures: z.number(),
})
export type RememberedAnswer = z.infer<typeof rememberedAnswer>

const linkMemory = z.object({
  version: z.literal(1),
  /** Milliseconds since 1970; 0 before the first crawl. */
  crawledAt: z.number(),
  /** Known paths, from this crawl and earlier ones. */
  paths: z.array(z.string()),
  outside: z.record(z.string(), rememberedAnswer),
})

export type LinkMemory = z.infer<typeof linkMemory>

const nothing: LinkMemory = { version: 1, crawledAt: 0, paths: [], outside: {} }

/** Resolves with the state in a file; an empty one when it is missing or invalid. */
export async function readLinkMemory(file: string): Promise<LinkMemory> {
  try {
    const parsed = linkMemory.safeParse(JSON.parse(await readFile(file, 'utf8')))
    return parsed.success ? parsed.data : nothing
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return nothing
    throw error
  }
}

/** Writes the state to a file, atomically; creates its folder. */
export async function writeLinkMemory(file: string, memory: LinkMemory): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.draft`, `${JSON.stringify(memory, null, 1)}\n`)
  await rename(`${file}.draft`, file)
}

/** Returns the known paths that no longer lead anywhere, sorted; remembered until they work again or the owner accepts it. */
export function findVanished(known: readonly string[], isAnswered: (path: string) => boolean): string[] {
  return known.filter((path) => !isAnswered(path)).sort()
}
