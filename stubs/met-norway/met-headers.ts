import type { ServiceAnswer, ServiceRequest } from '#stubs/start-service-stub.ts'

/** Returns an answer with the age and expiry that all products of MET have, or 304 to whoever holds it. */
export function answerWithAge({ headers, answeredAt }: ServiceRequest, body: object): ServiceAnswer {
  const lastModified = new Date(Math.floor(answeredAt / 3_600_000) * 3_600_000).toUTCString()
  const isHeld = headers['if-modified-since'] === lastModified
  return {
    status: isHeld ? 304 : 200,
    contentType: 'application/json',
    body: isHeld ? '' : JSON.stringify(body),
    headers: {
      date: new Date(answeredAt).toUTCString(),
      'last-modified': lastModified,
      expires: new Date(answeredAt + 5 * 60_000).toUTCString(),
      vary: 'Accept, Accept-Encoding',
    },
  }
}
