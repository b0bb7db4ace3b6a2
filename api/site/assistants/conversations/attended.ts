/** A conversation that a person took over, whose person is gone or has gone home: it goes back, so that somebody answers. */
import { isStillAllowed } from '../../../account/auth/rules.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import type { AssistantSettings } from '../assistants/rules.ts'
import { isAttended } from './attendance.ts'
import { conversationWaiting } from './events.ts'
import { conversationLimits } from './limits.ts'
import type { ChatScope } from './scope.ts'
import * as store from './store.ts'

type Db = Handle<'site'>

const idle_ms = conversationLimits.chat_attended_idle_minutes * 60_000

/** The status that the conversation goes back to; null while the person stays. */
export async function stateAfterPerson(
  scope: Pick<ChatScope, 'installation' | 'site' | 'now'>,
  row: store.ConversationRow,
  settings: AssistantSettings | undefined,
): Promise<'open' | 'waiting' | null> {
  if (row.status !== 'attended') return null
  const { installation, site, now } = scope
  const { user_id } = row
  const open = settings !== undefined && isAttended(settings, now())
  const isHere =
    user_id === null ||
    (await installation.databases.control.read(db => isStillAllowed(db, user_id, site, 'manage-assistants')))
  // Somebody else may attend to it.
  if (!isHere) return open ? 'waiting' : 'open'
  if (open || settings === undefined) return null
  return now() - (row.attended_at ?? row.updated_at) < idle_ms ? null : 'open'
}

/** Gives the conversation back, unless somebody has taken it over meanwhile. */
export async function giveBack(
  tx: Db,
  { emit, now }: Pick<ChatScope, 'emit' | 'now'>,
  former: store.ConversationRow,
  status: 'open' | 'waiting' | null,
): Promise<void> {
  const row = status === null ? undefined : await store.findConversation(tx, former.id)
  if (status === null || row?.status !== 'attended' || row.user_id !== former.user_id) return
  await store.saveConversation(tx, row.id, { status, user_id: null, user_name: null, updated_at: now() })
  if (status === 'waiting')
    await emit(tx, conversationWaiting, { subject_id: row.id, data: { assistant_id: row.assistant_id } })
}
