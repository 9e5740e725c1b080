/**
 * Promises how cold the wind makes it feel, in °C (the wind chill formula in use since 2001, wind at 10 m height), or null
 * where MET does not apply it: from 10 °C up, and up to 1.33 m/s.
 */
export function windChill(temperature: number, metresPerSecond: number): number | null {
  if (temperature >= 10 || metresPerSecond <= 1.33) return null
  const force = (metresPerSecond * 3.6) ** 0.16
  return 13.12 + 0.6215 * temperature - 11.37 * force + 0.3965 * temperature * force
}
