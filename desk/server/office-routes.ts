import type { FastifyInstance } from 'fastify'
import { describeDesk } from '#desk/engine/describe-desk.ts'
import { osloDateOf } from '#site/calendar/oslo-day.ts'
import type { DeskParts } from './desk-parts.ts'

/** Adds what is of the whole guide: the state of the desk, publishing, what is due, settings. */
export function addOfficeRoutes(app: FastifyInstance, { place, now }: DeskParts): void {
  const today = () => osloDateOf(now())
  app.get('/desk/api/state', () => describeDesk(place, today()))
}
