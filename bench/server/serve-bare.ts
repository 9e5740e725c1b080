import { createServer } from 'node:http'
import type { SameAnswer } from './run-servers.ts'

// Reference: node:http sending the guide's bytes, given as JSON on standard input. Reads POST bodies as the guide must.

let text = ''
for await (const chunk of process.stdin) text += String(chunk)
const answers = new Map(
  (JSON.parse(text) as SameAnswer[]).map(({ path, headers, body, isStringified = false }) => {
    const bytes = Buffer.from(body, 'base64')
    const value: unknown = isStringified ? JSON.parse(bytes.toString()) : undefined
    return [path, { headers, makeBody: isStringified ? () => JSON.stringify(value) : () => bytes }]
  }),
)
const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '')
  if (!answer) return void response.writeHead(404).end()
  const send = (): void => {
    response.writeHead(200, answer.headers)
    response.end(answer.makeBody())
  }
  if (request.method !== 'POST') return send()
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', send)
})
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'))
