import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod'

/** How an outside link was answered, as far as it matters the next time. */
const rememberedAnswer = z.object({
  /** `200`, `404` …, or why there was no answer. */
  outcome: z.string(),
  /** Where the answer came from, after redirects. */
  finalAddress: z.string(),
  /** Milliseconds since 1970. */
  askedAt: z.number(),
  /** How often in a row it was not answered well. */
  failures: z.number(),
})
export type RememberedAnswer = z.infer<typeof rememberedAnswer>

const linkMemory = z.object({
  version: z.literal(1),
  /** Milliseconds since 1970; 0 before the first crawl. */
  crawledAt: z.number(),
  /** Paths that visitors know, from this crawl and earlier ones. */
  paths: z.array(z.string()),
  /** By address. */
  outside: z.record(z.string(), rememberedAnswer),
})

/** What the crawl remembers from one time to the next. */
export type LinkMemory = z.infer<typeof linkMemory>

const nothing: LinkMemory = { version: 1, crawledAt: 0, paths: [], outside: {} }

/** Promises what the last crawl left in the file; nothing where there was none, or where the file is of no use. */
export async function readLinkMemory(file: string): Promise<LinkMemory> {
  try {
    const parsed = linkMemory.safeParse(JSON.parse(await readFile(file, 'utf8')))
    return parsed.success ? parsed.data : nothing
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return nothing
    throw error
  }
}

/** Promises that the memory is in the file, whole; makes its folder where that is missing. */
export async function writeLinkMemory(file: string, memory: LinkMemory): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.draft`, `${JSON.stringify(memory, null, 1)}\n`)
  await rename(`${file}.draft`, file)
}

/**
 * Returns which paths that visitors know lead nowhere any more, sorted. They are remembered until they lead somewhere again, or
 * until the owner accepts that they are gone.
 */
export function findVanished(known: readonly string[], isAnswered: (path: string) => boolean): string[] {
  return known.filter((path) => !isAnswered(path)).sort()
}
