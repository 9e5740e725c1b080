import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { findProgram, type RunningServer, startProgram } from './run-servers.ts'

/** A page as nginx is to send it. */
export interface NginxFile {
  path: string
  /** Names and values in turns, of the plain form. */
  headers: string[]
  plain: Buffer
  gzip: Buffer
}

/** Where nginx is, if it is installed. */
export const nginx = findProgram('nginx')

// nginx writes these itself.
const ownHeaders = new Set(['content-type', 'content-length', 'content-encoding', 'etag', 'vary'])

/**
 * Promises nginx as one process that sends the files, and the ready-made compressed ones to whoever takes gzip, with the headers
 * of the guide and everything switched on that makes it faster.
 */
export async function startNginx({
  port,
  files,
  dataFolder,
}: {
  port: number
  files: NginxFile[]
  dataFolder: string
}): Promise<RunningServer> {
  const folder = await mkdtemp(join(dataFolder, 'nginx-'))
  for (const { path, plain, gzip } of files) {
    const file = join(folder, 'site', `${path}.html`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, plain)
    await writeFile(`${file}.gz`, gzip)
  }
  const configuration = join(folder, 'nginx.conf')
  await writeFile(configuration, describeConfiguration({ folder, port, files }))
  return startProgram([nginx ?? '', '-p', folder, '-c', configuration], { port })
}

function describeConfiguration({ folder, port, files }: { folder: string; port: number; files: NginxFile[] }): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const locations = files.map(({ path, headers }) => {
    const lines: string[] = []
    for (let index = 0; index < headers.length; index += 2) {
      const name = headers[index] ?? ''
      if (!ownHeaders.has(name)) lines.push(`add_header ${name} "${headers[index + 1]}";`)
    }
    return `location = ${path} { try_files ${path}.html =404; ${lines.join(' ')} }`
  })
  return `daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 4096; }
http {
  ${temporary.join('\n  ')}
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=1000 inactive=1h;
  default_type "text/html; charset=utf-8";
  types { }
  server {
    listen 127.0.0.1:${port};
    root ${folder}/site;
    gzip_static on;
    gzip_vary on;
    ${locations.join('\n    ')}
  }
}
`
}
