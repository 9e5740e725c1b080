import { spawnSync } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, readFile, rename } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

// Background requests of the browser only fail and wait on a machine without a network.
const quietArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The phone that Lighthouse takes for every measurement. */
export const lighthousePhone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

interface Browser {
  executablePath: string
  args: string[]
}

type Environment = Record<string, string | undefined>

/**
 * Resolves with a browser as visitors have it: `CHROMIUM_PATH`, else the system’s, else that of the packages. Throws
 * if there is none.
 */
export async function findBrowser(environment: Environment = process.env): Promise<Browser> {
  const executablePath =
    readNamed(environment) ?? systemPaths.find((path) => existsSync(path)) ?? (await provideHeadlessChromium())
  if (!executablePath) throw new Error('There is no Chromium on this machine: name one in CHROMIUM_PATH.')
  return { executablePath, args: quietArguments }
}

/**
 * Resolves with the browser to test with: `CHROMIUM_PATH`, else that of the packages, else the system’s. That of the
 * packages is headless, takes two thirds of the time and is the same on every machine.
 */
export async function findTestBrowser(environment: Environment = process.env): Promise<Browser> {
  const executablePath = readNamed(environment) ?? (await provideHeadlessChromium())
  return executablePath ? { executablePath, args: quietArguments } : findBrowser(environment)
}

/** Returns Firefox's program: `FIREFOX_PATH`, else the system's; undefined where there is none. */
export function findFirefox({ FIREFOX_PATH: named }: Environment = process.env): string | undefined {
  if (named && !existsSync(named)) throw new Error(`FIREFOX_PATH names ${named}, where there is no program.`)
  return named || ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path))
}

function readNamed({ CHROMIUM_PATH: named }: Environment): string | undefined {
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, where there is no program.`)
  return named || undefined
}

/** Resolves with the path of the packages’ Chromium, unpacked once per version; undefined where it does not run. */
async function provideHeadlessChromium(): Promise<string | undefined> {
  const described = findPackageJSON('@sparticuz/chromium', import.meta.url)
  // Built for this platform only.
  if (!described || process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const { version } = JSON.parse(await readFile(described, 'utf8')) as { version: string }
  const folder = join(import.meta.dirname, '../.cache/chromium', version)
  const program = join(folder, 'chromium')
  if (!existsSync(program)) {
    await mkdir(folder, { recursive: true })
    // Renamed into place, so that an interruption leaves no partial file.
    const draft = `${program}.${process.pid}.draft`
    await pipeline(
      createReadStream(join(dirname(described), 'bin/chromium.br')),
      createBrotliDecompress(),
      createWriteStream(draft, { mode: 0o755 }),
    )
    await rename(draft, program)
  }
  // A library it needs may be missing.
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0 ? program : undefined
}
