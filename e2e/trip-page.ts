import { expect, type Locator, type Page } from '@playwright/test'
import { readLink, writeLink } from '#site/features/trip/plan/plan-link.ts'
import { hrefFor } from '#site/routes/path-for.ts'

/** The address of the page of a trip, in English. */
export const address = hrefFor('myTrip', 'en')

interface Stay {
  /** A date, perhaps with a time: `2027-07-08T16:30`. */
  from: string
  to: string
}

async function fillEnds(page: Page, { from, to }: Stay): Promise<void> {
  const arrival = page.getByRole('group', { name: 'You arrive' })
  const [date = '', time] = from.split('T')
  await arrival.getByLabel('Date').fill(date)
  if (time) await arrival.getByLabel('Time').fill(time)
  await arrival.getByLabel('Where').selectOption('moskenes')
  await page.getByRole('group', { name: 'You leave' }).getByLabel('Date', { exact: true }).fill(to)
  await page.getByRole('radio', { name: 'Campervan' }).check()
}

/** Sets up so many days from an arrival, as a visitor does. */
export async function setUp(page: Page, from: string, to: string): Promise<void> {
  await page.goto(address)
  await fillEnds(page, { from, to })
  await page.getByRole('button', { name: 'Set up the days' }).click()
}

/** Has the days of a new trip filled for a family with a campervan from the ferry. */
export async function fillForFamily(page: Page, stay: Stay): Promise<void> {
  await fillEnds(page, stay)
  await page.getByLabel('With children').check()
  await page.getByRole('button', { name: 'Fill the days for me' }).click()
}

/** Returns a link with the check that belongs to it. */
export function mend(link: string): string {
  const answer = readLink(link)
  if (answer.kind !== 'plan') throw new Error(`${link} is no plan.`)
  return writeLink(answer.plan)
}

/** Where the page says what happened. */
export const said = (page: Page): Locator => page.getByRole('region', { name: /^Notices/ })

/** Takes the last step back by the button of its message, once the messages of earlier steps have left. */
export async function undo(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Undo' })
  await expect(button).toHaveCount(1)
  await button.click()
}

/** Adds a stop by its search. Typed letter by letter: a text that the driver puts into a field at once is none to React in Firefox. */
export async function add(page: Page, day: number, typed: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `Add a stop: Day ${day}` }).click()
  await page.getByLabel('Place, walk, table or bed').pressSequentially(typed)
  await page.getByRole('button', { name: `Add: ${name}`, exact: true }).click()
  await page.getByRole('button', { name: 'Close the search' }).click()
}

/** Makes a received plan one's own, as at its head; the same stands at its end. */
export async function makeMine(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Make it mine' }).first().click()
}

/** Holds what a page makes as a file, for `readMadeFile`: such a file is no download to Firefox’s driver. */
export async function holdMadeFile(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { createObjectURL } = URL
    URL.createObjectURL = (file) => {
      Object.assign(globalThis, { madeFile: file })
      return createObjectURL.call(URL, file)
    }
  })
}

/** Resolves with the text of the last file that a page has made; empty before the first. */
export function readMadeFile(page: Page): Promise<string> {
  return page.evaluate(async () => (await (globalThis as { madeFile?: Blob }).madeFile?.text()) ?? '')
}
