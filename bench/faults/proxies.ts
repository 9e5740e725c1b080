import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { ServingManifest } from '#contract/serving-manifest.ts'
import { writeNginxPages } from '#scripts/nginx-pages/describe-nginx-pages.ts'
import { readSettings } from '#server/settings.ts'
import { findFreePort } from '#server/testing/find-free-port.ts'

export interface RunningProxy {
  url: string
  /** Puts a release in the place of the one before, as `deploy/pull-release.sh` does: restarts the replicas, then reads the new pages. */
  release: (folder: string, restart: () => Promise<void>) => Promise<void>
  close: () => Promise<void>
}

const deployFolder = join(import.meta.dirname, '../../deploy')

export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v']).status === 0
}

/** Starts nginx before the replicas with the configuration of deploy/nginx/ and the pages of a release, without TLS and on a free port. */
export async function startNginx(
  folder: string,
  ports: readonly number[],
  firstRelease: string,
): Promise<RunningProxy> {
  const port = await findFreePort()
  const current = join(folder, 'current')

  async function link(release: string): Promise<ServingManifest> {
    const settings = readSettings({ SITE_ORIGIN: 'http://guide.example' })
    const manifest = await writeNginxPages(join(release, 'dist'), join(release, 'dist/nginx'), settings)
    await symlink(release, join(folder, 'next'))
    await rename(join(folder, 'next'), current)
    return manifest
  }

  await link(firstRelease)
  const included = join(folder, 'included')
  await mkdir(join(folder, 'temporary'), { recursive: true })
  await cp(join(deployFolder, 'nginx'), included, { recursive: true })
  for (const name of await readdir(included)) {
    const shipped = await readFile(join(included, name), 'utf8')
    const here = shipped
      .replaceAll('/opt/lofoten-guide/current', current)
      .replaceAll('/etc/nginx/lofoten-guide', included)
    await writeFile(join(included, name), here)
  }
  const server = (await readFile(join(included, 'lofoten-guide.conf'), 'utf8'))
    // The servers on port 80 and for other hosts have nothing to pass on.
    .replaceAll(
      /^server \{\n(?: {2}listen (?:\[::\]:)?80\b| {2}listen 443 ssl http2 default_server)[\s\S]*?^\}\n/gm,
      '',
    )
    .replace(/^ {2}listen \[::\]:443 .*\n/m, '')
    .replace(/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`)
    // Visitors of a trial hardly pause, so they are beyond the limits.
    .replaceAll(/^ {2}(?:ssl|limit)_.*\n/gm, '')
  const upstream = await readFile(join(included, 'upstream.conf'), 'utf8')
  await writeFile(join(included, 'lofoten-guide.conf'), server)
  await writeFile(
    join(included, 'upstream.conf'),
    ports.reduce((text, own, index) => text.replaceAll(`127.0.0.1:${3001 + index}`, `127.0.0.1:${own}`), upstream),
  )
  const names = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const temporary = names.map((name) => `${name}_temp_path ${join(folder, 'temporary', name)};`).join('\n  ')
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off;
worker_processes 2;
pid ${join(folder, 'nginx.pid')};
error_log stderr crit;
events { worker_connections 1024; }
http {
  ${temporary}
  include ${join(included, 'pages-http.conf')};
  include ${join(included, 'lofoten-guide.conf')};
}
`,
  )
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  nginx.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const url = `http://127.0.0.1:${port}`
  // nginx answers this itself.
  while (!(await isAnswered(`${url}/healthz`))) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}: ${output}`)
    await wait(50)
  }
  return {
    url,
    close: () => endProcess(nginx),
    async release(next, restart) {
      const { files, notFoundPages } = await link(next)
      await restart()
      nginx.kill('SIGHUP')
      const notFound: string[] = Object.values(notFoundPages)
      const [path = '', page] =
        Object.entries(files).find(
          ([address, { contentType }]) => contentType.startsWith('text/html') && !notFound.includes(address),
        ) ?? []
      // It reads its configuration beside its work, and both its old processes take connections until then.
      const isNew = async () =>
        (await fetch(url + path, { headers: { connection: 'close' } })).headers.get('etag') === page?.etag
      for (let inARow = 0; inARow < 10; inARow = (await isNew()) ? inARow + 1 : 0) await wait(20)
    },
  }
}

async function isAnswered(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  )
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** Starts a minimal proxy for machines without nginx, which retries the other replica as nginx does. */
export async function startSmallProxy(ports: readonly number[]): Promise<RunningProxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  let turn = 0

  async function forward(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(incoming)
    turn += 1
    const mayHaveNone = /^\/_assets\//.test(incoming.url ?? '')
    // An idle connection may be closed just when it is used, so each replica is tried twice.
    const order = Array.from({ length: 4 }, (_, index) => ports[(turn + index) % ports.length] ?? 0)
    for (const [index, port] of order.entries()) {
      const isLast = index === order.length - 1
      const answer = await ask(port, incoming, body).catch(() => null)
      if (!answer || (answer.statusCode === 404 && mayHaveNone && index < ports.length - 1)) {
        answer?.resume()
        if (!isLast) continue
      }
      if (!answer) break
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
      return
    }
    response.writeHead(502).end()
  }

  function ask(port: number, incoming: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' }
      const { method, url } = incoming
      const asking = request({ host: '127.0.0.1', port, method, path: url, headers, agent }, resolve)
      asking.once('error', reject)
      asking.end(body)
    })
  }

  const server = createServer((incoming, response) => {
    forward(incoming, response).catch(() => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: (_folder, restart) => restart(),
    async close() {
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
