// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { z } from 'zod'
import type { Field, Json, Path } from '#desk/contract.ts'
import { describeSource } from '#desk/engine/calls/source-of-call.ts'
import { schemasOfEntries } from '#desk/engine/entries/schemas-of-entries.ts'
import { describeText, listEntryKeys, readTexts } from '#desk/engine/files/content-files.ts'
import { workplaceIn } from '#desk/engine/files/workplace.ts'
import { formOf } from '#desk/engine/form/group-at.ts'
import { listFaults } from '#site/content/files/read-yaml.ts'
import { isMap, withValueAt } from '#yaml/json.ts'
import { emptyValue } from './control-props.ts'
import { FieldControl } from './FieldControl.tsx'

afterEach(() => vi.unstubAllGlobals())

const place = workplaceIn(process.cwd())
const said = describeSource({ way: 'telephone', day: '2026-11-29' })

/** Every example of the guide, with its field. */
const examples = listEntryKeys(place).flatMap((key) => {
  const facts = describeText(readTexts(place, key).facts, false).value as Record<string, Json>
  return formOf(key.kind, 'facts').flatMap((field) => {
    const value = facts[field.name]
    // Where there is one thing to say only, to say that it is known says it.
    const isOpen = field.fact?.value.choices?.length !== 1
    return field.control === 'fact' && isMap(value) && value.evidence === 'sample' && isOpen
      ? [{ ...key, name: field.name, field, facts, value }]
      : []
  })
})

function draw(field: Field, value: Json) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const element = document.body.appendChild(document.createElement('div'))
  const changes: [Path, Json | undefined][] = []
  act(() =>
    createRoot(element).render(
      <FieldControl
        {...{ field, value, said, faults: [], language: 'en', path: [field.name] }}
        onChange={(path, changed) => changes.push([path, changed])}
      />,
    ),
  )
  const put = (control: HTMLInputElement | HTMLSelectElement, text: string) =>
    act(() => {
      // React watches the property of the element itself.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text)
      control.dispatchEvent(new Event(control.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
    })
  return { element, changes, put }
}

describe('an example', () => {
  it('is nobody’s answer: made known, none of it is written before it is typed', () => {
    expect(examples.length).toBeGreaterThan(50)
    for (const { kind, id, name, field, facts, value } of examples) {
      const { element, changes, put } = draw(field, value)
      const [state] = element.querySelectorAll('select')
      put(state as HTMLSelectElement, 'known')
      const [[path, changed] = [[], null]] = changes
      const faults = listFaults(schemasOfEntries[kind].facts, withValueAt(facts, path, changed))
      expect(faults.length, `${kind}/${id} ${name}: ${JSON.stringify(changed)}`).toBeGreaterThan(0)
      expect(isMap(changed) ? changed.value : changed, `${kind}/${id} ${name}`).not.toEqual(value.value)
      element.remove()
    }
  })

  it('leaves nothing of a price beside the figure that was typed', () => {
    const price = examples.find(({ name, value }) => name === 'price' && isMap(value.value))
    if (!price) return expect.fail('There is no example of a price.')
    const { element, changes, put } = draw(price.field, price.value)
    const from = [...element.querySelectorAll('label')].find(({ textContent }) => textContent === 'From')
    put(document.getElementById(from?.htmlFor ?? '') as HTMLInputElement, '1234')
    expect(changes).toMatchObject([[['price'], { evidence: 'verified', value: { from: 1234 }, ...said }]])
    const [[, changed] = []] = changes
    const { from: _, ...others } = (changed as { value: Record<string, Json> }).value
    for (const [field, other] of Object.entries(others))
      expect(other, field).not.toEqual((price.value.value as Record<string, Json>)[field])
  })
})

const house = ['hotels', 'cabins', 'restaurants', 'stations', 'activities'] as const
it.each(house)('a field of %s that is added answers nothing by itself', (kind) => {
  const optional = formOf(kind, 'facts').filter(({ isAsked, control }) => isAsked && control !== 'text')
  expect(optional.length).toBeGreaterThan(3)
  for (const field of optional) {
    const value = emptyValue(field.control === 'fact' && field.fact ? field.fact.value : field, said)
    const whole =
      field.control === 'fact'
        ? { ...(field.fact?.hasEvidence ? { evidence: 'verified' } : {}), value, ...said }
        : value
    const { [field.name]: schema } = (schemasOfEntries[kind].facts as z.ZodObject).shape
    const isEmpty = Array.isArray(value) && value.length === 0
    expect(
      isEmpty || listFaults(schema as z.ZodType, whole).length > 0,
      `${field.name}: ${JSON.stringify(value)}`,
    ).toBe(true)
  }
})
