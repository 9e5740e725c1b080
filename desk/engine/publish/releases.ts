import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Release } from '#desk/contract.ts'

// Every release of the built site in a folder of its own, and a link to the one that is served. Swapping the link is one step: whoever reads the
// site finds the old one or the new one whole.

type KeptRelease = Omit<Release, 'isServed' | 'number'>

/** How many are kept: more than anybody goes back. */
const kept = 5

function factsOf(folder: string, number: number): string {
  return join(folder, `${number}.json`)
}

/** Returns the number of the release that the link points to; undefined without one. */
function readServed(folder: string): number | undefined {
  const link = join(folder, 'current')
  return lstatSync(link, { throwIfNoEntry: false }) ? Number(readlinkSync(link)) : undefined
}

/** Returns the releases, newest first. */
export function listReleases(folder: string): Release[] {
  if (!existsSync(folder)) return []
  const served = readServed(folder)
  return readdirSync(folder)
    .flatMap((name) => /^(\d+)\.json$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((one, other) => other - one)
    .map((number) => ({
      number,
      ...(JSON.parse(readFileSync(factsOf(folder, number), 'utf8')) as KeptRelease),
      isServed: number === served,
    }))
}

/** Lets the link point to a release, in one step. */
export function serveRelease(folder: string, number: number): void {
  const draft = join(folder, `current-${process.pid}`)
  rmSync(draft, { force: true })
  symlinkSync(String(number), draft)
  renameSync(draft, join(folder, 'current'))
}

/** Makes a release of a built site, which is moved or, for one that stays in use, copied; returns its number. It is not served yet. */
export function addRelease(
  folder: string,
  built: string,
  facts: Omit<KeptRelease, 'isRolledBack'>,
  move: boolean,
): number {
  mkdirSync(folder, { recursive: true })
  const number = (listReleases(folder)[0]?.number ?? -1) + 1
  const target = join(folder, String(number))
  rmSync(target, { recursive: true, force: true })
  if (move) renameSync(built, target)
  else cpSync(built, target, { recursive: true })
  keepFacts(folder, number, { ...facts, isRolledBack: false })
  return number
}

function keepFacts(folder: string, number: number, facts: KeptRelease): void {
  writeFileSync(factsOf(folder, number), JSON.stringify(facts, null, 2))
}

/** Notes that a release was taken back. */
export function markRolledBack(folder: string, { number, isServed: _, ...facts }: Release): void {
  keepFacts(folder, number, { ...facts, isRolledBack: true })
}

/** Removes the oldest releases, never the one that is served. */
export function removeOldReleases(folder: string): void {
  for (const { number, isServed } of listReleases(folder).slice(kept)) {
    if (isServed) continue
    rmSync(join(folder, String(number)), { recursive: true, force: true })
    rmSync(factsOf(folder, number))
  }
}
