/** A draft in the editor kit: saved by itself, as soon as what was changed makes sense. */
import type { Broadcast } from '@leadwright/sdk'
import { changedKeys } from '../../../product/editor/changed-keys.ts'
import { useEditor } from '../../../product/editor/use-editor.ts'
import { isComplete, rulesOf } from '../../../product/filter/filter.ts'
import { broadcasts } from './client.ts'
import { broadcastQuery } from './queries.ts'

const keys = [
  'name',
  'template_id',
  'sender_id',
  'subjects',
  'subject_test',
  'recipients',
  'holdout_percent',
  'schedule',
  'emails_per_hour',
  'late_policy',
] as const satisfies readonly (keyof Broadcast)[]

export type BroadcastDraft = Pick<Broadcast, (typeof keys)[number]>

const draftOf = (broadcast: Broadcast): BroadcastDraft =>
  Object.fromEntries(keys.map(key => [key, broadcast[key]])) as unknown as BroadcastDraft

/** What is being written may still lack something, and is not saved before. */
const isWhole: { readonly [K in keyof BroadcastDraft]?: (draft: BroadcastDraft) => boolean } = {
  name: ({ name }) => name.trim() !== '',
  subjects: ({ subjects }) => subjects.every(subject => subject.trim() !== ''),
  recipients: ({ recipients: { filter } }) => (rulesOf(filter)?.rules ?? []).every(isComplete),
  schedule: ({ schedule }) => schedule.type === 'now' || schedule.at !== '',
}

export const isUnfinished = (draft: BroadcastDraft): boolean =>
  Object.values(isWhole).some(holds => holds && !holds(draft))

function changesBetween(saved: BroadcastDraft, draft: BroadcastDraft): Partial<BroadcastDraft> | undefined {
  const changes = changedKeys(saved, draft)
  if (!changes) return undefined
  const whole = Object.entries(changes).filter(([key]) => isWhole[key as keyof BroadcastDraft]?.(draft) ?? true)
  return whole.length > 0 ? Object.fromEntries(whole) : undefined
}

export type BroadcastEditor = ReturnType<typeof useBroadcastEditor>

export function useBroadcastEditor(site_id: string, broadcast: Broadcast) {
  const broadcast_id = broadcast.id
  const editor = useEditor<Broadcast, BroadcastDraft>(broadcast, {
    query: broadcastQuery(site_id, broadcast_id),
    draftOf,
    changesBetween,
    update: (body, options) => broadcasts.update({ site_id, broadcast_id, body }, options),
    refreshes: [['broadcasts', site_id, 'list']],
    isAutomatic: true,
  })
  const errors = editor.failure?.problem.errors ?? []
  return {
    ...editor,
    /** What a refusal said about a part. */
    errorAt: (pointer: string) => errors.find(error => error.pointer.startsWith(pointer))?.text,
    change: (changes: Partial<BroadcastDraft>, field?: string) =>
      editor.change(draft => ({ ...draft, ...changes }), field),
  }
}
