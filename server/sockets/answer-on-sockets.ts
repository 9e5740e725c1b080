import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { type ReadyAnswer, selectForm } from '#server/http/ready-answer.ts'
import { readPlainGet } from './read-plain-get.ts'
import { createAnswerWriter } from './write-answer.ts'

/** A connection that is not with `node:http`. */
interface Waiting {
  socket: Socket
  /** Answers so far. */
  answers: number
  /** For how many looks it has said nothing. */
  quietLooks: number
  isWriting: boolean
}

interface SocketAnswersParts {
  /** The answer that lies in memory for the target of a request, if one does. */
  findReady: (address: string) => ReadyAnswer | undefined
  /** Is told of every answer; `startedAt` is that of `performance.now()`. */
  noteAnswer: ((address: string, status: number, startedAt: number) => void) | null
  /** How long a new connection may say nothing. */
  firstRequestMs: number
  /** How long a connection may say nothing after an answer. */
  keepAliveMs: number
}

export interface SocketAnswers {
  /** Ends the connections on which nothing is asked, which is all that are not with `node:http`. */
  end: () => void
}

/**
 * Promises that plain requests for what lies in memory are answered on the socket, before `node:http` has made its objects for
 * them: these take twice as long as everything else about such an answer. The first request of a connection that is anything
 * but plain gives the connection to `node:http`, with every byte of that request, and for good.
 */
export function answerOnSockets(server: Server, parts: SocketAnswersParts): SocketAnswers {
  const { findReady, noteAnswer, firstRequestMs, keepAliveMs } = parts
  const writeAnswer = createAnswerWriter({ keepAliveMs })
  const waiting = new Set<Waiting>()
  let isEnding = false
  // All are looked at now and then: a timer of each would be set anew with every piece, three times for an answer.
  const lookEveryMs = Math.min(firstRequestMs, keepAliveMs) / 4
  server.once('listening', () => {
    const look = setInterval(closeQuiet, lookEveryMs).unref()
    server.once('close', () => clearInterval(look))
  })
  const readers = server.listeners('connection') as ((socket: Socket) => void)[]
  server.removeAllListeners('connection')
  server.on('connection', accept)

  function accept(socket: Socket): void {
    if (isEnding) {
      handToNode(socket)
      return
    }
    const state: Waiting = { socket, answers: 0, quietLooks: 0, isWriting: false }

    function read(piece: Buffer): void {
      // It came while the connection was being ended; whoever sent it sees that.
      if (socket.writableEnded) return
      if (!answer(piece)) {
        handOver(piece)
        return
      }
      state.answers += 1
      state.quietLooks = 0
      // Who asks without reading is not heard until he reads.
      if (socket.writableNeedDrain && socket.writableLength > 0) socket.pause()
    }

    function answer(piece: Buffer): boolean {
      const startedAt = noteAnswer ? performance.now() : 0
      const asked = readPlainGet(piece)
      const found = asked && findReady(asked.address)
      if (!found) return false
      const form = selectForm(found, asked)
      if (form !== null && !('body' in form)) return false
      writeAnswer(socket, found, form)
      noteAnswer?.(asked.address, form === null ? 304 : found.status, startedAt)
      return true
    }

    function handOver(piece: Buffer): void {
      forget()
      socket.off('data', read).off('drain', resume).off('end', end).off('timeout', destroy).off('error', destroy)
      socket.off('close', forget)
      socket.setTimeout(0)
      handToNode(socket)
      socket.unshift(piece)
    }

    const resume = (): void => void socket.resume()
    const end = (): void => void socket.end()
    const destroy = (): void => void socket.destroy()
    const forget = (): void => void waiting.delete(state)

    waiting.add(state)
    socket.on('data', read).on('drain', resume).on('end', end).on('timeout', destroy).on('error', destroy)
    socket.on('close', forget)
  }

  function closeQuiet(): void {
    for (const state of waiting) {
      const { socket } = state
      const isWriting = socket.writableLength > 0
      // As long as an answer is on its way, the system says whether anybody takes it.
      if (isWriting !== state.isWriting) socket.setTimeout(isWriting ? keepAliveMs : 0)
      state.isWriting = isWriting
      if (isWriting) continue
      state.quietLooks += 1
      const longestMs = state.answers === 0 ? firstRequestMs : keepAliveMs
      // Never before the time that is promised: the first look may come right after the connection said something.
      if (state.quietLooks > Math.ceil(longestMs / lookEveryMs)) socket.destroy()
    }
  }

  function handToNode(socket: Socket): void {
    for (const reader of readers) reader.call(server, socket)
  }

  return {
    end() {
      isEnding = true
      // What was written before is sent first.
      for (const { socket } of waiting) socket.destroySoon()
    },
  }
}
