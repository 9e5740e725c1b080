import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { toast } from 'sonner'
import { askDesk, queries, RefusedByDesk } from '#desk/app/api.ts'
import type { Change, Conflict, EntryState, FileName, Json, SaveAnswer, TouchedSentence } from '#desk/contract.ts'
import { valueAt, withValueAt } from '#yaml/json.ts'

type Values = Record<FileName, Record<string, Json> | undefined>

/** Judged and written this long after the last letter. */
const pauseMs = 300

/** Returns an entry's values with what was typed, and saves it by itself, one request at a time. */
export function useEntry(kind: string, id: string) {
  const key = ['entries', kind, id]
  const query = useQuery<EntryState>({ queryKey: key })
  const [changes, setChanges] = useState<Change[]>([])
  const [touched, setTouched] = useState<TouchedSentence[]>([])
  const [conflict, setConflict] = useState<Conflict['conflicts']>()
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const entry = query.data

  const save = useEffectEvent(async () => {
    if (!entry || isSaving || changes.length === 0 || conflict || failure) return
    const sent = changes
    setSaving(true)
    try {
      const bases = Object.fromEntries(sent.map(({ file }) => [file, entry.files[file].hash]))
      const answer = await askDesk<SaveAnswer>('PUT', key.join('/'), { changes: sent, bases })
      queries.setQueryData(key, answer.entry)
      // What was typed meanwhile stays.
      setChanges((now) => now.slice(sent.length))
      setTouched((now) => mergeTouched(now, answer.touched))
      void queries.invalidateQueries({ queryKey: ['state'] })
      void queries.invalidateQueries({ queryKey: ['calls'] })
    } catch (error) {
      if (!(error instanceof RefusedByDesk)) throw error
      if (error.status === 409 && error.answer.conflicts) setConflict(error.answer.conflicts)
      // What was typed stays, and is sent again with the next letter, or by the button.
      else setFailure(error.message)
    } finally {
      setSaving(false)
    }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed while a save was under way is saved after it
  useEffect(() => {
    if (changes.length === 0) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), pauseMs)
    return () => clearTimeout(timer.current)
  }, [changes, isSaving, conflict, failure])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (changes.length > 0) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [changes])

  const waiting = [...(entry?.draft?.changes ?? []), ...changes]
  const values = entry
    ? (Object.fromEntries(
        (Object.keys(entry.files) as FileName[]).map((file) => [
          file,
          applyAll(
            entry.files[file].value,
            waiting.filter((each) => each.file === file),
          ),
        ]),
      ) as Values)
    : undefined

  return {
    query,
    entry,
    values,
    touched,
    conflict,
    isWaiting: isSaving || changes.length > 0,
    failure,
    tryAgain: () => setFailure(''),
    change: (...more: Change[]) => {
      setFailure('')
      setChanges((now) => [...now, ...more])
    },
    /** Forgets what could not be saved. */
    forget: () => {
      setFailure('')
      setChanges([])
    },
    settle: (paths: string[]) => setTouched((now) => now.filter(({ path }) => !paths.includes(path.join('.')))),
    /** Ends a conflict: with what is there now, or with one's own answer over it. */
    resolve: async (mine: boolean) => {
      if (!mine) setChanges([])
      await query.refetch()
      setConflict(undefined)
    },
    dropDraft: async () => queries.setQueryData(key, await askDesk<EntryState>('DELETE', `${key.join('/')}/draft`)),
    putPhoto: async (picture: File) => {
      try {
        queries.setQueryData(key, await askDesk<EntryState>('PUT', `${key.join('/')}/photo`, picture))
      } catch (error) {
        if (!(error instanceof RefusedByDesk)) throw error
        toast.error(error.message, { duration: 20_000 })
      }
    },
    removePhoto: async () => queries.setQueryData(key, await askDesk<EntryState>('DELETE', `${key.join('/')}/photo`)),
  }
}

function mergeTouched(before: TouchedSentence[], now: TouchedSentence[]): TouchedSentence[] {
  const fresh = new Map(now.map((sentence) => [sentence.path.join('.'), sentence]))
  return [...before.filter(({ path }) => !fresh.has(path.join('.'))), ...now]
}

function applyAll(value: Record<string, unknown> | undefined, changes: Change[]): Record<string, Json> | undefined {
  return changes.reduce<Json | undefined>(
    (now, { path, value: put, insteadOf }) => {
      const old = valueAt(now, path)
      const next =
        insteadOf !== undefined && typeof old === 'string' ? old.replace(insteadOf, () => String(put ?? '')) : put
      return withValueAt(now, path, next)
    },
    value as Json | undefined,
  ) as Record<string, Json> | undefined
}
