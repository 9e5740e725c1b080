import type { ReadyAnswer } from '#server/http/ready-answer.ts'

/** What a ready answer says in JSON, to a client that unpacks nothing. */
export function readReadyAnswer(answer: ReadyAnswer): unknown {
  const form = answer.forms.find(({ encoding }) => encoding === 'identity')
  return JSON.parse(String(form?.body))
}
