import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findFreePort } from '#server/testing/find-free-port.ts'
import { servicesOff } from '#server/testing/services-off.ts'

const projectFolder = join(import.meta.dirname, '..')

export interface RunningDesk {
  /** With the token that lets a browser in. */
  startAddress: string
  origin: string
  /** Where the published site is shown. */
  published: string
  /** The copy of the project that it works in. */
  folder: string
  git: (...parameters: string[]) => string
  stop: () => Promise<void>
}

/** Copies the project with a history of its own, whose packages and built site are the same files, and starts its desk. Needs `npm run build` first. */
export async function startDesk(): Promise<RunningDesk> {
  mkdirSync(join(projectFolder, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(projectFolder, '.cache/desk-'))
  const git = (...parameters: string[]) =>
    execFileSync('git', ['-c', 'user.name=Owner', '-c', 'user.email=owner@guide.example', ...parameters], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 50_000_000,
    })
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectFolder,
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  })
  for (const file of listed.split('\0').filter(Boolean))
    cpSync(join(projectFolder, file), join(folder, file), { recursive: true })
  // Vite serves no packages from outside its project, which a link to the folder would be. The built site is what is published before.
  for (const name of ['node_modules', 'dist']) linkFiles(join(projectFolder, name), join(folder, name))
  git('init', '--quiet', '--initial-branch=main')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'The guide before the desk')

  const port = await findFreePort()
  const desk = spawn(process.execPath, ['scripts/serve-desk.ts'], {
    cwd: folder,
    env: { ...process.env, ...servicesOff, PORT: String(port), ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = async () => {
    const ended = new Promise((resolve) => desk.once('exit', resolve))
    desk.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const startAddress = await readStartAddress(desk)
  return {
    startAddress,
    origin: new URL(startAddress).origin,
    published: `http://127.0.0.1:${port + 1}`,
    folder,
    git,
    stop,
  }
}

function linkFiles(source: string, target: string): void {
  for (const item of readdirSync(source, { recursive: true, withFileTypes: true })) {
    if (item.isDirectory()) continue
    const to = join(item.parentPath.replace(source, target), item.name)
    mkdirSync(dirname(to), { recursive: true })
    linkSync(join(item.parentPath, item.name), to)
  }
}

function readStartAddress(desk: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      const [address] = /http:\/\/\S+token=\S+/.exec(said) ?? []
      if (address) resolve(address)
    }
    desk.stdout?.on('data', listen)
    desk.stderr?.on('data', listen)
    desk.once('exit', (code) => reject(new Error(`The desk ended with code ${code}:\n${said}`)))
  })
}
