/**
 * Published tests of cars in cold: official range (WLTP, measured at 23 °C) and the kilometres driven until the battery was empty,
 * so that their quotient is how much more the car needed. `temperature` is our middle of the span that the report names.
 */
export const publishedTests = [
  {
    source: 'tv2.no 14533809 and 14533421: winter test of NAF, January 2022, 0 to −10 °C',
    temperature: -5,
    cars: [
      ['BYD Tang', 400, 356],
      ['Tesla Model Y LR', 507, 451],
      ['Porsche Taycan 4 Cross Turismo', 456, 402],
      ['Cupra Born', 395, 339],
      ['Mercedes EQS 580', 645, 513],
      ['Tesla Model 3 LR', 614, 521],
    ],
  },
  {
    source:
      '24instantnews.com 174399 and muskwire.com (table), boostedmagazine.com, evmagz.com: NAF, January 2024, −2 to −10 °C',
    temperature: -6,
    cars: [
      ['HiPhi Z', 555, 522],
      ['Audi Q8 e-tron Sportback', 515, 411.4],
      ['BMW i5 eDrive40', 505, 443.6],
      ['BYD Dolphin', 427, 339.2],
      ['Ford F-150 Lightning', 429, 337.5],
      ['Tesla Model 3 LR', 629, 441],
      ['VW ID.7 Pro', 608, 414],
    ],
  },
  {
    source: 'krone.at 3660934: NAF, January 2025, −2 to +5 °C, finish 700 m above the start',
    temperature: 2,
    cars: [
      ['Polestar 3', 560, 531],
      ['Tesla Model 3 LR', 702, 531],
      ['Porsche Taycan', 592, 499],
      ['Audi Q6 e-tron', 616, 481],
      ['VW ID.7 GTX Tourer', 571, 440],
      ['Peugeot E-3008', 510, 347],
      ['Voyah Dream', 482, 344],
      ['Mini Countryman', 399, 355],
      ['BYD Tang', 530, 482],
      ['Mercedes G', 443, 381],
      ['Lotus Emeya', 500, 436],
    ],
  },
  {
    source: 'pakinomist.com and fdm.dk, 28 January 2026: NAF, down to −32 °C, most of the drive about −20 °C',
    temperature: -20,
    cars: [
      ['Mercedes CLA', 709, 421],
      ['Audi A6 e-tron', 653, 402],
      ['Kia EV4', 594, 390],
      ['BMW iX', 641, 388],
      ['Volvo ES90', 624, 373],
      ['Hyundai Ioniq 9', 600, 370],
      ['Xpeng X9', 560, 361],
      ['Tesla Model Y', 600, 359],
      ['MG IM6', 505, 352],
    ],
  },
] as const satisfies readonly {
  source: string
  temperature: number
  cars: readonly (readonly [name: string, officialKilometres: number, drivenKilometres: number])[]
}[]
