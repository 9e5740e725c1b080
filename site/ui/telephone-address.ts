/** Returns the `tel:` address of a phone number as it is written: «+47 76 15 40 00», «116 117». */
export function telephoneAddressOf(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, '')}`
}
