/** What campaigns need of assistants, which lie above them. */
import type { Handle } from '../../../platform/database/handle.ts'
import { port } from '../../../platform/features/port.ts'

/** An assistant as a source of leads. */
export interface AssistantFacts {
  is_published: boolean
  /** What its form asks for. */
  form_fields: readonly string[]
}

export type FindAssistant = (db: Handle<'site'>, id: string) => Promise<AssistantFacts | undefined>

export const capturingAssistant = port<FindAssistant>('capturingAssistant')
