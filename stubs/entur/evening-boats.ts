interface EveningBoats {
  /** When boats leave, by clocks in Norway; 17.5 is half past five. */
  hours: readonly number[]
  /** How long one is on the way. */
  tripHours?: number
  /** A boat that lies at the quay past its time: by how long. */
  late?: { hour: number; ms: number }
  /** A boat that does not run. */
  cancelled?: number
}

/**
 * Boats of an evening, by quay. At 20:12 the boat of 17:00 from Værøy has left; the last one leaves at 23:20 and arrives at 00:50,
 * when it is tomorrow. In Lødingen one of 20:00 lies at the quay until 20:32. In Bognes the last does not run.
 */
export const eveningBoats: Record<string, EveningBoats> = {
  'NSR:Quay:81840': { hours: [6, 11, 15, 17] },
  'NSR:Quay:84710': { hours: [9, 13, 17, 23 + 20 / 60], tripHours: 1.5 },
  'NSR:Quay:82806': { hours: [6, 8, 10, 13, 16, 20, 21], late: { hour: 20, ms: 32 * 60_000 } },
  'NSR:Quay:82790': { hours: [7, 9, 12, 15, 18, 20.5, 22], cancelled: 22 },
}
