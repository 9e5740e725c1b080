import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeNginxPages } from '#scripts/nginx-pages/describe-nginx-pages.ts'
import { readSettings } from '#server/settings.ts'
import { findProgram, type RunningServer, type SameAnswer, startProgram } from './run-servers.ts'

/** Path of nginx, if installed. */
export const nginx = findProgram('nginx')

const projectFolder = join(import.meta.dirname, '../..')
const deployFolder = join(projectFolder, 'deploy/nginx')

interface NginxParts {
  port: number
  /** What it asks where it has no file. */
  server: RunningServer
  dataFolder: string
}

/** Starts a single-process nginx before a guide, sending pages and files as `deploy/nginx/` has it, without TLS. */
export async function startNginx({ port, server, dataFolder }: NginxParts): Promise<RunningServer> {
  const folder = await mkdtemp(join(dataFolder, 'nginx-'))
  await writeNginxPages(join(projectFolder, 'dist'), folder, readSettings({}))
  for (const name of ['pages-http.conf', 'pages.conf', 'send-files.conf', 'proxy.conf']) {
    const shipped = await readFile(join(deployFolder, name), 'utf8')
    const here = shipped
      .replaceAll('/opt/lofoten-guide/current/dist/nginx', folder)
      .replaceAll('/opt/lofoten-guide/current', projectFolder)
      .replaceAll('/etc/nginx/lofoten-guide', folder)
    await writeFile(join(folder, name), here)
  }
  const ask = `proxy_pass http://lofoten_guide; include ${folder}/proxy.conf;`
  return start({ port, server, folder }, [
    `include ${folder}/pages-http.conf;`,
    `server { listen 127.0.0.1:${port}; gzip off;`,
    `include ${folder}/pages.conf; location @guide { ${ask} } location @guide_assets { ${ask} } }`,
  ])
}

/** Starts an nginx that sends the same pages with the same headers and asks a server for the rest. */
export async function startPlainNginx(
  { port, server, dataFolder }: NginxParts,
  pages: readonly SameAnswer[],
): Promise<RunningServer> {
  const folder = await mkdtemp(join(dataFolder, 'nginx-'))
  const locations = await Promise.all(
    pages.map(async ({ path, headers, body }, index) => {
      await writeFile(join(folder, `page-${index}`), Buffer.from(body, 'base64'))
      const sent = headers
        .flatMap((name, at) => (at % 2 === 0 && name !== 'content-length' ? [[name, headers[at + 1] ?? '']] : []))
        .map(([name, value = '']) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
      return `location = ${path} { types { } default_type ""; root ${folder}; ${sent.join(' ')} try_files /page-${index} =404; }`
    }),
  )
  return start({ port, server, folder }, [
    `open_file_cache max=6000; server { listen 127.0.0.1:${port}; gzip off; etag off;`,
    ...locations,
    `location / { proxy_pass http://lofoten_guide; include ${deployFolder}/proxy.conf; } }`,
  ])
}

async function start(
  { port, server, folder }: { port: number; server: RunningServer; folder: string },
  lines: readonly string[],
): Promise<RunningServer> {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const configuration = join(folder, 'nginx.conf')
  await writeFile(
    configuration,
    `daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 4096; }
http {
  ${temporary.join('\n  ')}
  access_log off;
  sendfile on;
  keepalive_requests 1000000000;
  upstream lofoten_guide {
    server 127.0.0.1:${server.port};
    keepalive 64;
    keepalive_timeout 60s;
  }
  ${lines.join('\n  ')}
}
`,
  )
  return { ...(await startProgram([nginx ?? '', '-p', folder, '-c', configuration], { port })), behind: server }
}
