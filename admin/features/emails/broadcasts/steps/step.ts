/** What each step of a draft is given. */
import type { Broadcast } from '@leadwright/sdk'
import type { BroadcastDraft, BroadcastEditor } from '../use-broadcast-editor.ts'

export interface StepProps {
  site_id: string
  broadcast: Broadcast
  draft: BroadcastDraft
  editor: BroadcastEditor
}
