/** In conversations that people take over. */
import type { Plant } from './plant.ts'

const attended = 'api/site/assistants/conversations/attended.ts'

export const inChats: readonly Plant[] = [
  {
    name: 'attended-by-nobody',
    says: 'a conversation stays with somebody who may not answer any more',
    patches: [{ file: attended, from: "if (!isHere) return open ? 'waiting' : 'open'", to: '' }],
    found_in: 3,
    shown_by: 'taken-over-once-more',
  },
  {
    name: 'visitors-prolong',
    says: 'whoever took a conversation over keeps it as long as its visitor goes on writing',
    patches: [{ file: attended, from: 'row.attended_at ?? row.updated_at', to: 'row.updated_at' }],
    found_in: 3,
    shown_by: 'taken-over-once-more',
  },
]
