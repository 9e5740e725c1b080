import { join } from 'node:path'

/** The folders that the desk works in. */
export interface Workplace {
  project: string
  /** What the guide says: the desk changes it. */
  content: string
  /** What only the desk knows: drafts, notes of calls, the journal; never in the repository. On the disk of `content`. */
  desk: string
}

export function workplaceIn(project: string): Workplace {
  return { project, content: join(project, 'content'), desk: join(project, 'data/desk') }
}

/** Returns the folder where `npm run update` leaves what registers say. */
export function proposalsOf({ project }: Workplace): string {
  return join(project, 'data/proposals')
}
