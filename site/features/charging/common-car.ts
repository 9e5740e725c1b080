/** A common car: what the fields begin with and the table shows. */
export const commonCar = { battery: 60, charge: 90, consumption: 17 } as const
