import { STATUS_CODES } from 'node:http'
import type { Writable } from 'node:stream'
import type { ReadyAnswer, ReadyForm } from '#server/http/ready-answer.ts'

// What is asked for often lies in memory together with its head for a second; no more of it than this.
const mostWholeBytes = 4 * 1024 * 1024
// A copy lives as long as the slowest of its readers. Larger bodies are written as the one that everybody shares, so that who
// asks and does not read costs no memory.
const longestWholeBody = 64 * 1024
const secondMs = 1000

/** Writes an answer in a form of it, or, without a form, that the client has it already. */
export type WriteAnswer = (socket: Writable, answer: ReadyAnswer, form: ReadyForm | null) => void

/**
 * Promises answers written as `node:http` writes them on a connection that stays open: the same lines, the date of the second,
 * the body. A form that is asked for again within a second is put together with its head first, so that the system has one
 * piece to take.
 */
export function createAnswerWriter({ keepAliveMs }: { keepAliveMs: number }): WriteAnswer {
  const connection = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAliveMs / secondMs)}\r\n\r\n`
  let second = 0
  let lastLines = ''
  // Of this second: null for a form that was asked for once.
  const wholes = new Map<ReadyForm, Buffer | null>()
  let wholeBytes = 0

  function keepTime(): void {
    const now = Date.now()
    const thisSecond = Math.floor(now / secondMs)
    if (thisSecond === second) return
    second = thisSecond
    lastLines = `Date: ${new Date(now).toUTCString()}\r\n${connection}`
    wholes.clear()
    wholeBytes = 0
  }

  function composeHead(status: number, headers: readonly string[]): string {
    let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`
    for (let index = 0; index < headers.length; index += 2) head += `${headers[index]}: ${headers[index + 1]}\r\n`
    return head + lastLines
  }

  return (socket, { status, notModifiedHeaders }, form) => {
    keepTime()
    if (form === null) {
      socket.write(composeHead(304, notModifiedHeaders), 'latin1')
      return
    }
    const known = wholes.get(form)
    if (known) {
      socket.write(known)
      return
    }
    const head = composeHead(status, form.headers)
    if (known === null && wholeBytes < mostWholeBytes && form.body.length <= longestWholeBody) {
      const whole = Buffer.concat([Buffer.from(head, 'latin1'), form.body])
      wholeBytes += whole.length
      wholes.set(form, whole)
      socket.write(whole)
      return
    }
    wholes.set(form, null)
    socket.cork()
    socket.write(head, 'latin1')
    socket.write(form.body)
    socket.uncork()
  }
}
