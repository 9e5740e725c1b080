import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { askDesk, queries, RefusedByDesk } from '#desk/app/api.ts'
import { FieldControl } from '#desk/app/form/FieldControl.tsx'
import { PageHeading } from '#desk/app/navigation.tsx'
import { Waiting } from '#desk/app/Waiting.tsx'
import {
  type Fault,
  type Json,
  type Path,
  type SettingsFile,
  type SettingsState,
  settingsFiles,
} from '#desk/contract.ts'
import { valueAt, withValueAt } from '#yaml/json.ts'

const names: Record<SettingsFile, string> = {
  partners: 'Partners',
  site: 'The guide and its publisher',
  menu: 'The order of the menus',
}

const said = { source: { no: '', en: '', de: '' }, checkedOn: '' }

/** Partners' ids with links to try them, the order of the menus, and who the publisher is. */
export function SettingsPage() {
  const query = useQuery<SettingsState>({ queryKey: ['settings'] })
  if (!query.data) return <Waiting query={query} title="Settings" />
  return (
    <>
      <PageHeading>Settings</PageHeading>
      {settingsFiles.map((file) => (
        <SettingsOf key={`${file} ${query.data.files[file].hash}`} file={file} state={query.data} />
      ))}
    </>
  )
}

interface Changed {
  path: Path
  value?: Json | undefined
}

function SettingsOf({ file, state }: { file: SettingsFile; state: SettingsState }) {
  const { form, value, hash, broken } = state.files[file]
  const [changes, setChanges] = useState<Changed[]>([])
  const [faults, setFaults] = useState<Fault[]>(state.files[file].faults)
  const save = useMutation({
    mutationFn: () => askDesk<SettingsState>('PUT', `settings/${file}`, { changes, base: hash }),
    onSuccess: (saved) => {
      queries.setQueryData(['settings'], saved)
      void queries.invalidateQueries({ queryKey: ['state'] })
      toast.success('Saved. It is on the pages of the preview now.')
    },
    onError: (error) => {
      toast.error(error.message, { duration: 20_000 })
      if (error instanceof RefusedByDesk) setFaults((error.answer as { faults?: Fault[] }).faults ?? [])
    },
  })
  const now = changes.reduce<Json | undefined>(
    (whole, change) => withValueAt(whole, change.path, change.value),
    value as Json | undefined,
  )
  const change = (path: Path, changed: Json | undefined) =>
    setChanges((all) => [...all, { path, ...(changed === undefined ? {} : { value: changed }) }])
  return (
    <section aria-label={names[file]}>
      <h2>{names[file]}</h2>
      {broken ? (
        <p className="notice bad">
          Line {broken.line} cannot be read: {broken.message}. {broken.remedy}
        </p>
      ) : null}
      {file === 'menu'
        ? form.map(({ name }) => (
            <Order
              key={name}
              group={state.menuNames[name] ?? name}
              pages={valueAt(now, [name])}
              names={state.menuPages}
              onChange={(pages) => change([name], pages)}
            />
          ))
        : form.map((field) => (
            <FieldControl
              key={field.name}
              field={field}
              path={[field.name]}
              value={valueAt(now, [field.name])}
              faults={faults}
              language="en"
              said={said}
              onChange={change}
            />
          ))}
      {file === 'partners' ? (
        <>
          <p>Try the ids that are saved:</p>
          <ul>
            {state.testLinks.map(({ name, address }) => (
              <li key={address}>
                <a href={address} target="_blank" rel="noopener noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <button
        type="button"
        className="main"
        disabled={changes.length === 0 || save.isPending}
        onClick={() => save.mutate()}
      >
        Save: {names[file]}
      </button>
    </section>
  )
}

interface OrderProps {
  group: string
  pages: Json | undefined
  names: SettingsState['menuPages']
  onChange: (pages: Json[]) => void
}

/** The pages of a menu, moved by buttons, so that a keyboard does it too. */
function Order({ group, pages, names: known, onChange }: OrderProps) {
  const list = Array.isArray(pages) ? pages : []
  const move = (index: number, to: number) => {
    const [page] = list.slice(index, index + 1)
    if (page !== undefined) onChange(list.toSpliced(index, 1).toSpliced(to, 0, page))
  }
  return (
    <fieldset className="field">
      <legend>{group}</legend>
      <ol className="order">
        {list.map((page, index) => {
          const name = known.find(({ id }) => id === page)?.name ?? String(page)
          return (
            <li key={String(page)}>
              <span>{name}</span>
              <button
                type="button"
                disabled={index === 0}
                aria-label={`Move up: ${name}`}
                onClick={() => move(index, index - 1)}
              >
                ↑
              </button>
              <button
                type="button"
                disabled={index === list.length - 1}
                aria-label={`Move down: ${name}`}
                onClick={() => move(index, index + 1)}
              >
                ↓
              </button>
            </li>
          )
        })}
      </ol>
    </fieldset>
  )
}
