import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { type ReadyAnswer, selectForm } from '#server/http/ready-answer.ts'
import { readPlainGet } from './read-plain-get.ts'
import { createAnswerWriter } from './write-answer.ts'

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
  const waiting = new Set<Socket>()
  let isEnding = false
  const readers = server.listeners('connection') as ((socket: Socket) => void)[]
  server.removeAllListeners('connection')
  server.on('connection', accept)

  function accept(socket: Socket): void {
    if (isEnding) {
      handToNode(socket)
      return
    }
    let isFirst = true

    function read(piece: Buffer): void {
      // It came while the connection was being ended; whoever sent it sees that.
      if (socket.writableEnded) return
      if (!answer(piece)) {
        handOver(piece)
        return
      }
      if (isFirst) socket.setTimeout(keepAliveMs)
      isFirst = false
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
    const forget = (): void => void waiting.delete(socket)

    waiting.add(socket)
    socket.setTimeout(firstRequestMs)
    socket.on('data', read).on('drain', resume).on('end', end).on('timeout', destroy).on('error', destroy)
    socket.on('close', forget)
  }

  function handToNode(socket: Socket): void {
    for (const reader of readers) reader.call(server, socket)
  }

  return {
    end() {
      isEnding = true
      // What was written before is sent first.
      for (const socket of waiting) socket.end()
    },
  }
}
