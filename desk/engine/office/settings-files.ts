import type { z } from 'zod'
import { type Language, languageKeys, languages } from '#contract/languages.ts'
import type { Fault, SettingsFile, SettingsRequest, SettingsState } from '#desk/contract.ts'
import { settingsFiles } from '#desk/contract.ts'
import { describeText, hashOf, readOwnText } from '#desk/engine/files/content-files.ts'
import type { Workplace } from '#desk/engine/files/workplace.ts'
import { writeTogether } from '#desk/engine/files/write-together.ts'
import { describeForm } from '#desk/engine/form/describe-form.ts'
import { Refused } from '#desk/engine/refused.ts'
import { listFaults } from '#site/content/files/read-yaml.ts'
import { forgetContent } from '#site/content/files/remember.ts'
import { partnersSchema } from '#site/content/model/partners.ts'
import { siteFactsSchema } from '#site/content/model/site-facts.ts'
import { nameOfPage } from '#site/page-list/name-of-page.ts'
import { listNavigation, menuSchema } from '#site/page-list/navigation.ts'
import { changeYaml } from '#yaml/change-yaml.ts'
import { valueAt } from '#yaml/json.ts'

export const schemasOfSettings: Record<SettingsFile, z.ZodType> = {
  partners: partnersSchema,
  site: siteFactsSchema,
  menu: menuSchema,
}

function judge(file: SettingsFile, value: unknown): Fault[] {
  // The browser knows no file names of settings; the path is enough beside a form of its own.
  return listFaults(schemasOfSettings[file], value).map(({ path, message }) => ({
    file: 'facts',
    path: path as (string | number)[],
    message,
  }))
}

/** Returns the settings that are content: partners, who publishes the guide, menus. */
export function describeSettings(place: Workplace): SettingsState {
  const files = Object.fromEntries(
    settingsFiles.map((file) => {
      const state = describeText(readOwnText(place.content, `${file}.yaml`), false)
      return [file, { ...state, form: describeForm(schemasOfSettings[file]), faults: judge(file, state.value) }]
    }),
  ) as SettingsState['files']
  return {
    files,
    testLinks: listTestLinks(files.partners.value),
    menuPages: menuPageIds.map((id) => ({ id, name: nameOfPage(id, 'en') })),
    menuNames: Object.fromEntries(listNavigation('en').map(({ id, name }) => [id, name])),
  }
}

/** Returns the links that visitors get with the ids of now, one of each partner and language. */
function listTestLinks(partners: unknown): SettingsState['testLinks'] {
  const read = (path: string[]) => {
    const found = valueAt(partners, path)
    return typeof found === 'string' ? found : ''
  }
  const link = (partner: string, language: Language | undefined, words: Record<string, string>) => {
    const address = read(language ? [partner, 'search', language] : [partner, 'list'])
    if (!URL.canParse(address)) return []
    const url = new URL(address)
    for (const [name, value] of Object.entries(words)) url.searchParams.set(name, value)
    const id = read([partner, 'id'])
    if (id) url.searchParams.set(read([partner, 'idParameter']), id)
    const name = read([partner, 'name'])
    return [{ name: language ? `${name}, ${languages[language].name}` : name, address: url.href }]
  }
  return [
    ...languageKeys.flatMap((language) => link('hotels', language, { destination: 'Lofoten, Norway' })),
    ...link('tours', undefined, {}),
  ]
}

/** Writes changes of a settings file that its schema takes. Throws `Refused` with the faults for any other, and with both versions for two windows. */
export function saveSettings(place: Workplace, file: string, { changes, base }: SettingsRequest): SettingsState {
  const name = settingsFiles.find((each) => each === file)
  if (!name) throw new Refused(404, `The desk has no settings called ${file}.`)
  const text = readOwnText(place.content, `${name}.yaml`) ?? ''
  if (hashOf(text) !== base)
    throw new Refused(409, 'Another window has changed this since you opened it.', 'Load the page again.')
  const { broken, value: whole } = describeText(text, false)
  if (broken) throw new Refused(422, `Line ${broken.line} cannot be read: ${broken.message}`, broken.remedy)
  const changed = changes.reduce((now, { path, value }) => changeYaml(now, path, value), text)
  const faults = judge(name, describeText(changed, false).value)
  if (faults.length > judge(name, whole).length) {
    throw new Refused(422, faults.map(({ message }) => message).join(' '), 'Nothing was written.', { faults })
  }
  writeTogether(place, new Map([[`${name}.yaml`, changed]]))
  forgetContent()
  return describeSettings(place)
}

const menuPageIds = menuSchema.shape.stay.element.options
