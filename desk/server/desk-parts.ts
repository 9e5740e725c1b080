import type { FastifyReply } from 'fastify'
import type { Workplace } from '#desk/engine/files/workplace.ts'

/** Who may ask: the desk's own pages, in a browser on this machine that came by the start address. */
export interface Guard {
  port: number
  /** In the start address, then in a cookie that no script can read. */
  token: string
}

/** The desk's own pages: one document for every address, and the files that it loads. */
export interface DeskPages {
  /** The content security policy of everything that the desk sends. */
  policy: string
  send: (url: string, reply: FastifyReply) => FastifyReply
}

export interface DeskParts {
  place: Workplace
  guard: Guard
  pages: DeskPages
  /** Where the published site can be looked at; undefined where nothing shows it. */
  publishedAt?: string
  /** Milliseconds since 1970. */
  now: () => number
}
