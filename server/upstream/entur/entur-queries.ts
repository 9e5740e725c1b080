/** How many departures are asked for, and for how long ahead: today's last and tomorrow's first are among them. */
export const mostDepartures = 80
export const periodSeconds = 36 * 3600

/**
 * Returns the question for the departures of a quay, or of all quays of a stop place. Cancelled journeys are only in the answer
 * where they are asked for.
 */
export function departuresQuery(kind: 'quays' | 'stopPlaces'): string {
  return `query Departures($stops: [String]!, $most: Int!, $seconds: Int!) {
  stops: ${kind}(ids: $stops) {
    id
    situations { ...Message }
    estimatedCalls(numberOfDepartures: $most, timeRange: $seconds, includeCancelledTrips: true, arrivalDeparture: departures) {
      aimedDepartureTime expectedDepartureTime actualDepartureTime
      realtime predictionInaccurate cancellation forBoarding
      destinationDisplay { frontText }
      notices { text }
      situations { ...Message }
      serviceJourney { line { id publicCode transportMode operator { name } situations { ...Message } } }
    }
  }
}
fragment Message on PtSituationElement {
  id situationNumber reportType
  summary { value language } description { value language } advice { value language }
  infoLinks { uri } validityPeriod { startTime endTime }
}`
}

export const waysQuery = `query LastWays($from: Location!, $to: Location!, $by: DateTime!) {
  trip(from: $from, to: $to, dateTime: $by, arriveBy: true, numTripPatterns: 6, searchWindow: 1440,
       includePlannedCancellations: true, includeRealtimeCancellations: true) {
    routingErrors { code }
    tripPatterns {
      expectedStartTime expectedEndTime
      legs { mode realtime fromEstimatedCall { cancellation } toEstimatedCall { cancellation } line { publicCode } }
    }
  }
}`
