import { existsSync } from 'node:fs'

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

// The tests' browser must not call home: on a machine without a network those calls only fail and wait.
const quietArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The Chromium to test with: `CHROMIUM_PATH`, else the system's, else the one inside the npm package. Throws one sentence
 * when `CHROMIUM_PATH` names nothing.
 */
export async function findBrowser(
  environment: Record<string, string | undefined> = process.env,
): Promise<{ executablePath: string; args: string[] }> {
  const named = environment.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, where there is no program.`)
  const executablePath = named || systemPaths.find((path) => existsSync(path))
  if (executablePath) return { executablePath, args: quietArguments }
  const { default: chromium } = await import('@sparticuz/chromium')
  return { executablePath: await chromium.executablePath(), args: [...new Set([...chromium.args, ...quietArguments])] }
}
