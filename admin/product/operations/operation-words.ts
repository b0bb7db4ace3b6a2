/** An operation in words: what it does, and its progress. Unknown kinds are shown by their code. */
import type { Operation, OperationKind } from '@leadwright/sdk'
import type { MessageKey, Messages } from '../../messages/messages.tsx'

type Words = MessageKey | MessageKey<{ version: string }>
const kinds: Record<Exclude<OperationKind, 'run_action'>, Words> = {
  journey_enrollment: 'operations.enrolling',
  email_verification: 'operations.verifying',
  lead_import: 'operations.importing',
  lead_import_check: 'operations.checking_import',
}
const actions: Record<string, Words> = {
  stop: 'operations.stopping',
  retry: 'operations.retrying',
  skip_wait: 'operations.skipping',
  move: 'operations.moving',
}

/** "Enroll leads in Welcome". */
export function operationTitle({ kind, details, subject_name, undoes }: Operation, { t }: Pick<Messages, 't'>): string {
  const key = kind === 'run_action' ? actions[String(details.action)] : kinds[kind]
  if (!key) return kind
  const words = t(key, { version: String(details.to_version ?? '') })
  const title = subject_name ? t('operations.of', { what: words, name: subject_name }) : words
  return undoes === null ? title : t('operations.undo_of', { what: title })
}

/** "3,990 done · 10 left as they were · 2 failed". Numbers of nothing are left out. */
export function operationCounts({ progress, counts }: Operation, { t, number }: Messages): string {
  const { succeeded, skipped, failed } = progress
  const parts = [t('operations.succeeded', { count: succeeded, shown: number(succeeded) })]
  if (counts.changed !== undefined) parts.push(t('operations.changed', { shown: number(counts.changed) }))
  if (skipped > 0) parts.push(t('operations.skipped', { count: skipped, shown: number(skipped) }))
  if (failed > 0) parts.push(t('operations.failed', { count: failed, shown: number(failed) }))
  return parts.join(' · ')
}
