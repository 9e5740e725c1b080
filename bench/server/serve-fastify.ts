import Fastify from 'fastify'
import type { SameAnswer } from './run-servers.ts'

// Reference: the same bytes through Fastify without logging, hooks or plugins.

let text = ''
for await (const chunk of process.stdin) text += String(chunk)
const app = Fastify({ logger: false })
for (const { path, headers, body } of JSON.parse(text) as SameAnswer[]) {
  const bytes = Buffer.from(body, 'base64')
  const fields: Record<string, string> = {}
  for (let index = 0; index < headers.length; index += 2) fields[headers[index] ?? ''] = headers[index + 1] ?? ''
  app.get(path, (_request, reply) => {
    reply.headers(fields).send(bytes)
  })
}
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
console.log('ready')
