// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { catchUp, keepEarlyUse } from './early-use.ts'

keepEarlyUse()

beforeEach(() => {
  document.body.innerHTML = `
    <button type="button" id="page">Print</button>
    <button type="button" popovertarget="menu" id="menu">Menu</button>
    <astro-island ssr><button type="button" id="next">Next day</button><input id="day">
      <form><input required><button type="submit" id="send">Show prices</button></form>
      <form action="/search"><button type="submit" id="leave">Search</button></form></astro-island>`
})

const button = (id: string) => document.querySelector<HTMLButtonElement>(`#${id}`) as HTMLButtonElement
const island = () => document.querySelector('astro-island') as Element

/** Counts the presses that reach what a script listens to from now on. */
function count(id: string): () => number {
  let presses = 0
  button(id).addEventListener('click', () => {
    presses += 1
  })
  return () => presses
}

describe('in an island that is not alive', () => {
  it('every press is done once it is, and marked until then', async () => {
    button('next').click()
    button('next').click()
    expect(button('next').dataset.pressed).toBe('')
    island().removeAttribute('ssr')
    const presses = count('next')
    await catchUp(island())
    expect(presses()).toBe(2)
    expect(button('next').dataset.pressed).toBeUndefined()
  })

  it('what was typed is typed again, also where it was set back', async () => {
    const field = document.querySelector<HTMLInputElement>('#day') as HTMLInputElement
    field.value = '2026-12-24'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    island().removeAttribute('ssr')
    field.value = '2026-11-25'
    const heard: string[] = []
    field.addEventListener('input', () => heard.push(field.value))
    await catchUp(island())
    expect(heard).toEqual(['2026-12-24'])
  })

  it('a form is sent once it is, also where a field that the script fills in was empty', async () => {
    const sent: Event[] = []
    document.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault()
      sent.push(event)
    })
    const early = new MouseEvent('click', { bubbles: true, cancelable: true })
    button('send').dispatchEvent(early)
    expect(early.defaultPrevented).toBe(true)
    expect(sent).toEqual([])
    expect(button('send').dataset.pressed).toBe('')
    const field = document.querySelector<HTMLInputElement>('input[required]') as HTMLInputElement
    field.value = '2026-12-24'
    island().removeAttribute('ssr')
    await catchUp(island())
    expect(sent).toHaveLength(1)
    expect(button('send').dataset.pressed).toBeUndefined()
  })

  it('a form with an address is left to the browser', () => {
    const press = new MouseEvent('click', { bubbles: true, cancelable: true })
    document.querySelector('form[action]')?.addEventListener('submit', (event) => event.preventDefault())
    button('leave').dispatchEvent(press)
    expect(press.defaultPrevented).toBe(false)
    expect(button('leave').dataset.pressed).toBeUndefined()
  })

  it('nothing is done twice, and nothing that came later', async () => {
    button('next').click()
    island().removeAttribute('ssr')
    await catchUp(island())
    button('next').click()
    const presses = count('next')
    await catchUp(island())
    expect(presses()).toBe(0)
  })
})

// The page wakes once, so this is the last.
it('a button of the page waits for the page’s scripts, one of a popover for nothing', async () => {
  button('page').click()
  button('menu').click()
  expect(button('menu').dataset.pressed).toBeUndefined()
  const presses = count('page')
  const opened = count('menu')
  await catchUp(null)
  expect([presses(), opened()]).toEqual([1, 0])
  button('page').click()
  expect(button('page').dataset.pressed).toBeUndefined()
})
