/** Who can change something: the word and the sign for each kind. */
import type { Activity } from '@leadwright/sdk'
import { Bot, KeyRound, Route, User, UserRound } from 'lucide-react'
import type { MessageKey } from '../../messages/messages.tsx'

export const actors = {
  user: ['activities.by_user', UserRound],
  api_key: ['activities.by_api_key', KeyRound],
  visitor: ['activities.by_visitor', User],
  journey: ['activities.by_journey', Route],
  system: ['activities.by_system', Bot],
} as const satisfies Record<Activity['actor_type'], [MessageKey, typeof Bot]>
