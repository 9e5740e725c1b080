import { mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findProgram, type RunningServer, startProgram } from './run-servers.ts'

/** Path of nginx, if installed. */
export const nginx = findProgram('nginx')

const deployFolder = join(import.meta.dirname, '../../deploy/nginx')

/** Starts a single-process nginx before a server, configured as in `deploy/nginx/`, without TLS. */
export async function startNginx({
  port,
  server,
  dataFolder,
}: {
  port: number
  server: RunningServer
  dataFolder: string
}): Promise<RunningServer> {
  const folder = await mkdtemp(join(dataFolder, 'nginx-'))
  const configuration = join(folder, 'nginx.conf')
  await writeFile(configuration, describeConfiguration({ folder, port, serverPort: server.port }))
  return { ...(await startProgram([nginx ?? '', '-p', folder, '-c', configuration], { port })), behind: server }
}

function describeConfiguration({
  folder,
  port,
  serverPort,
}: {
  folder: string
  port: number
  serverPort: number
}): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  return `daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 4096; }
http {
  ${temporary.join('\n  ')}
  access_log off;
  keepalive_requests 1000000000;
  upstream server_behind {
    server 127.0.0.1:${serverPort};
    keepalive 64;
    keepalive_timeout 60s;
  }
  server {
    listen 127.0.0.1:${port};
    gzip off;
    etag off;
    location / {
      proxy_pass http://server_behind;
      include ${deployFolder}/proxy.conf;
    }
  }
}
`
}
