import { createServer } from 'node:http'

// The reference: nothing but node:http and the very bytes the guide sends, given as JSON on the standard input.

interface SameAnswer {
  path: string
  headers: string[]
  body: string
}

let text = ''
for await (const chunk of process.stdin) text += String(chunk)
const answers = new Map(
  (JSON.parse(text) as SameAnswer[]).map(({ path, headers, body }) => [
    path,
    { headers, body: Buffer.from(body, 'base64') },
  ]),
)
const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '')
  if (!answer) return void response.writeHead(404).end()
  response.writeHead(200, answer.headers)
  response.end(answer.body)
})
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'))
