import { listImports } from './named-files.ts'

const longestPauseMs = 30_000

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const lineIsBack = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }))

/** Resolves with a text, asking again where the line drops it: soon at first, then less often, and at once when there is a line again. */
async function fetchAgain(address: string): Promise<string> {
  for (let pause = 500; ; pause = Math.min(2 * pause, longestPauseMs)) {
    try {
      const answer = await fetch(address)
      // An answer that says no is an answer; whoever imports it is told.
      return answer.ok ? await answer.text() : ''
    } catch {
      await Promise.race([wait(pause), lineIsBack()])
    }
  }
}

/** What each script imports at once; asked for once a page. */
const importsOf = new Map<string, Promise<string[]>>()

function askImports(address: string): Promise<string[]> {
  const known = importsOf.get(address) ?? fetchAgain(address).then((text) => listImports(text, address))
  importsOf.set(address, known)
  return known
}

/** Fetches a script and all that it imports into the browser's cache. */
export async function bringScript(address: string, seen = new Set<string>()): Promise<void> {
  if (seen.has(address)) return
  seen.add(address)
  await Promise.all((await askImports(address)).map((next) => bringScript(next, seen)))
}

/**
 * Imports a script once all that it imports lies in the browser's cache. A browser does not ask again for a module that did not come,
 * until the page is left: one dropped answer would leave the page without its script.
 */
export async function importWhole(address: string): Promise<unknown> {
  const { href } = new URL(address, document.baseURI)
  await bringScript(href)
  return import(/* @vite-ignore */ href)
}
