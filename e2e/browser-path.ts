import { existsSync } from 'node:fs'
import chromium from '@sparticuz/chromium'

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

// The tests' browser must not call home: on a machine without a network those calls only fail and wait.
const quietArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The Chromium to test with: `CHROMIUM_PATH`, else the system's, else the one inside the npm package. */
export async function findBrowser(): Promise<{ executablePath: string; args: string[] }> {
  const executablePath = [process.env.CHROMIUM_PATH, ...systemPaths].find((path) => path && existsSync(path))
  if (executablePath) return { executablePath, args: quietArguments }
  return { executablePath: await chromium.executablePath(), args: [...new Set([...chromium.args, ...quietArguments])] }
}
