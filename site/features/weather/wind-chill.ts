/** Returns the wind chill in °C (formula of 2001), or null where MET does not apply it: from 10 °C or to 1.33 m/s. */
export function windChill(temperature: number, metresPerSecond: number): number | null {
  if (temperature >= 10 || metresPerSecond <= 1.33) return null
  const force = (metresPerSecond * 3.6) ** 0.16
  return 13.12 + 0.6215 * temperature - 11.37 * force + 0.3965 * temperature * force
}
