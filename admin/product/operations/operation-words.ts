/** An operation in words: what it does, and its progress. Unknown kinds are shown by their code. */
import type { Operation, OperationType } from '@leadwright/sdk'
import type { MessageKey, Messages } from '../../messages/messages.tsx'
import { leadFieldNamed } from '../filter/lead-fields.ts'

type Words = MessageKey | MessageKey<{ version: string }>
/** Kinds of which the action says what is done. */
type ActionOperationType = 'run_action' | 'lead_tagging' | 'lead_membership'
const kinds: Record<Exclude<OperationType, ActionOperationType>, Words> = {
  journey_enrollment: 'operations.enrolling',
  email_verification: 'operations.verifying',
  lead_import: 'operations.importing',
  lead_import_check: 'operations.checking_import',
  lead_field_change: 'operations.setting_field',
  lead_unsubscribing: 'operations.unsubscribing',
  lead_deletion: 'operations.deleting',
  audience_recomputation: 'operations.recomputing',
  lead_export: 'operations.exporting',
  email_resend: 'operations.resending',
  keyword_writing: 'operations.writing_keyword',
  knowledge_update: 'operations.reading_knowledge',
  research: 'operations.researching',
  golden_run: 'operations.asking_golden',
  conversation_export: 'operations.exporting_conversations',
  suppression_import: 'operations.suppressing',
  suppression_export: 'operations.exporting_suppressions',
  list_import: 'operations.reading_list',
}
const actions: Record<string, Words> = {
  stop: 'operations.stopping',
  retry: 'operations.retrying',
  skip_wait: 'operations.skipping',
  move: 'operations.moving',
  add_tags: 'operations.adding_tags',
  remove_tags: 'operations.removing_tags',
  add_to_audience: 'operations.joining',
  remove_from_audience: 'operations.leaving',
}
const isActing = (type: OperationType): type is ActionOperationType =>
  type === 'run_action' || type === 'lead_tagging' || type === 'lead_membership'

/** "Enroll leads in Welcome". */
export function operationTitle({ type, details, subject_name, undoes }: Operation, { t }: Pick<Messages, 't'>): string {
  const key = isActing(type) ? actions[String(details.action)] : kinds[type]
  if (!key) return type
  const words = t(key, { version: String(details.to_version ?? '') })
  const name = subject_name ?? leadFieldNamed(t, String(details.field ?? ''))
  const title = name ? t('operations.of', { what: words, name }) : words
  return undoes === null ? title : t('operations.undo_of', { what: title })
}

/** Of an undone import nothing fails: what people have changed since is kept. */
export const undoesImport = ({ type, undoes }: Operation): boolean => type === 'lead_import' && undoes !== null

/** "Undone for 39 leads · 1 lead was kept". */
function undoneCounts({ succeeded, skipped, failed }: Operation['progress'], { t, number }: Messages): string {
  const parts = [t('imports.undone', { count: succeeded, shown: number(succeeded) })]
  if (skipped > 0) parts.push(t('imports.gone', { count: skipped, shown: number(skipped) }))
  if (failed > 0) parts.push(t('imports.kept', { count: failed, shown: number(failed) }))
  return parts.join(' · ')
}

/** "3,990 done · 10 left as they were · 2 failed". Numbers of nothing are left out. */
export function operationCounts(operation: Operation, messages: Messages): string {
  const { progress, counts } = operation
  if (undoesImport(operation)) return undoneCounts(progress, messages)
  const { t, number } = messages
  const { succeeded, skipped, failed } = progress
  const parts = [t('operations.succeeded', { count: succeeded, shown: number(succeeded) })]
  if (counts.changed !== undefined) parts.push(t('operations.changed', { shown: number(counts.changed) }))
  if (counts.joined) parts.push(t('operations.joined', { shown: number(counts.joined) }))
  if (counts.left) parts.push(t('operations.left', { shown: number(counts.left) }))
  if (skipped > 0) parts.push(t('operations.skipped', { count: skipped, shown: number(skipped) }))
  if (failed > 0) parts.push(t('operations.failed', { count: failed, shown: number(failed) }))
  return parts.join(' · ')
}
